import { expect, test } from 'vitest'
import { removeLoneSurrogates } from './remove-lone-surrogates.ts'

test('halves of surrogate pairs leave the text, whole pairs and NUL stay', () => {
  expect(removeLoneSurrogates('a\0b\ud83dc 😀\n')).toBe('a\0bc 😀\n')
})
