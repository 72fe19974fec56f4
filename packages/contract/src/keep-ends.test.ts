import { expect, test } from 'vitest'
import { joinEnds, keepEnds } from './keep-ends.ts'

test('a text that fits stays as it is', () => {
  expect(keepEnds('a'.repeat(100), 100)).toBe('a'.repeat(100))
})

test('of a longer one the beginning and the end stay, with how much is missing in a line of its own', () => {
  const kept = keepEnds(`first ${'x'.repeat(20_000)} last`, 164)

  const [head = '', gap, tail = ''] = kept.split('\n')
  expect([head.length, tail.length]).toEqual([50, 50])
  expect(head.startsWith('first xx')).toBe(true)
  expect(tail.endsWith('xx last')).toBe(true)
  expect(gap).toBe('… 19,911 characters left out …')
  expect(kept.length).toBeLessThanOrEqual(164)
})

test.each([64, 65, 66, 67, 68, 69, 101, 102])('with room for %i no character is split', (most) => {
  const kept = keepEnds('\u{1F600}'.repeat(200), most)

  expect(kept.isWellFormed()).toBe(true)
  expect(kept.length).toBeLessThanOrEqual(most)
  const faces = [...kept].filter((one) => one === '\u{1F600}').length
  expect(kept).toContain(`${200 - faces} characters left out`)
})

test('a text that was cut before tells the sum', () => {
  const once = keepEnds('x'.repeat(100_000), 1000)
  const twice = keepEnds(once, 300)

  const stay = twice.split('x').length - 1
  expect(twice.match(/left out/g)).toHaveLength(1)
  expect(twice).toContain(`… ${(100_000 - stay).toLocaleString('en')} characters left out …`)
})

test('a line that ends before the gap gets no second end', () => {
  expect(joinEnds({ head: 'a\n', leftOut: 3, tail: 'b\n' })).toBe('a\n… 3 characters left out …\nb\n')
  expect(joinEnds({ head: 'a\nb\n', leftOut: 0, tail: '' })).toBe('a\nb\n')
})
