import { expect, test } from 'vitest'
import { newReadableCode, parseReadableCode } from './readable-code.ts'

test('a code has four groups of four signs, none of which looks like another', () => {
  const codes = Array.from({ length: 200 }, newReadableCode)

  for (const code of codes) expect(code).toMatch(/^([34679A-Y]{4}-){3}[34679A-Y]{4}$/)
  expect(codes.join('')).not.toMatch(/[0125 8BILOSUZ]/)
  expect(new Set(codes).size).toBe(200)
})

test.each(['k7qd3mxa9fhtwe4c', ' K7QD 3MXA 9FHT WE4C ', 'K7QD-3MXA-9FHT-WE4C', 'K-7QD3MXA9FHTWE4C'])(
  'a code typed as "%s" is the same',
  (typed) => {
    expect(parseReadableCode(typed)).toBe('K7QD-3MXA-9FHT-WE4C')
  },
)

test.each(['', 'K7QD-3MXA-9FHT-WE4', 'K7QD-3MXA-9FHT-WE4CC', '07QD-3MXA-9FHT-WE4C', "' or 1=1 --", '\0'])(
  '"%s" is no code',
  (typed) => {
    expect(parseReadableCode(typed)).toBeNull()
  },
)
