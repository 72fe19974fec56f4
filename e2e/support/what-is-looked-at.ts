import { test } from '@playwright/test'

/** Everything is to be looked at, however long it takes. */
export const isFull = process.env.E2E_FULL === '1'

/** The themes that journeys look at: all of them in the full run, otherwise the dark default and the light one. */
export const themes = isFull ? ['leet', 'hacker', 'midnight', 'daylight'] : ['leet', 'daylight']

/** Outside of the full run each size looks at one theme, so that both sizes and both themes are seen once. */
export function skipThemesOfOtherSize(theme: string): void {
  const { name } = test.info().project
  const own = name === 'phone' ? 'daylight' : 'leet'
  test.skip(!isFull && theme !== own, 'The full run looks at every theme in every size.')
}

/** A journey that looks at a small screen only. */
export function skipOnDesktop(): void {
  test.skip(test.info().project.name === 'desktop', 'It is about small screens.')
}

/** A journey that is the same on a phone but for its layout, which other journeys look at. */
export function skipOnPhone(): void {
  test.skip(!isFull && test.info().project.name === 'phone', 'The full run walks it on phones, too.')
}
