import { expect, test } from 'vitest'
import { storableText } from './storable-text.ts'

test('halves of surrogate pairs leave the text, whole pairs and NUL stay', () => {
  expect(storableText('a\0b\ud83dc 😀\n')).toBe('a\0bc 😀\n')
})
