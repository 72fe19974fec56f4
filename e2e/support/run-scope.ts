import { test } from '@playwright/test'

/** Whether this is the full run, which checks everything, however long it takes. */
export const isFullRun = process.env.E2E_FULL === '1'

/** The themes to check: all of them in the full run, otherwise the dark default and the light one. */
export const themes = isFullRun ? ['leet', 'hacker', 'midnight', 'daylight'] : ['leet', 'daylight']

/** Outside of the full run each project checks one theme, so that both sizes and both themes are covered once. */
export function skipThemesOfOtherSize(theme: string): void {
  const { name } = test.info().project
  const own = name === 'phone' ? 'daylight' : 'leet'
  test.skip(!isFullRun && theme !== own, 'The full run looks at every theme in every size.')
}

/** Skips a test outside of the full run: what it shows is also shown by tests of the pages or of other journeys. */
export function skipOutsideFullRun(): void {
  test.skip(!isFullRun, 'The full run walks it.')
}

/** Skips a test about small screens on desktop. */
export function skipOnDesktop(): void {
  test.skip(test.info().project.name === 'desktop', 'It is about small screens.')
}

/** Skips a test on phones outside of the full run, where the phone differs only in its layout, which other tests check. */
export function skipOnPhone(): void {
  test.skip(!isFullRun && test.info().project.name === 'phone', 'The full run walks it on phones, too.')
}
