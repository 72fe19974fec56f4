import { expect, test } from 'vitest'
import { revealedLength, textPrefix } from './revealed-length.ts'

test('a slow text is shown at 15 ms a character', () => {
  expect(revealedLength({ text: 'x'.repeat(20), shown: 0, elapsedMs: 150 })).toBeCloseTo(10)
})

test('a fast text is shown fast enough to stay about a second behind', () => {
  let shown = 0
  let text = ''
  for (let ms = 0; ms < 10_000; ms += 15) {
    text += 'x'.repeat(30)
    shown = revealedLength({ text, shown, elapsedMs: 15 })
  }

  const perSecond = 2000
  expect(text.length - shown).toBeLessThanOrEqual(perSecond)
})

test('nothing is shown that has not arrived', () => {
  expect(revealedLength({ text: 'abc', shown: 2.5, elapsedMs: 60_000 })).toBe(3)
})

test('no half of a character is shown', () => {
  expect(textPrefix('a🥷b', 1)).toBe('a')
  expect(textPrefix('a🥷b', 2.9)).toBe('a')
  expect(textPrefix('a🥷b', 3)).toBe('a🥷')
})
