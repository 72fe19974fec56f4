import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const file = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))))

test.each([
  ['UTF-8', file('Zoë')],
  ['UTF-8 with a byte order mark', file([0xef, 0xbb, 0xbf], 'Zoë')],
  ['UTF-16 of a spreadsheet', file([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
  ['UTF-16 the other way round', file([0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb])],
])('a file in %s is read', async (_, blob) => {
  expect(await readTextFile(blob)).toBe('Zoë')
})

test('a file in another encoding is refused with what to do, and not guessed', async () => {
  await expect(readTextFile(file([0x5a, 0x6f, 0xeb]))).rejects.toThrow('Save it as "CSV UTF-8"')
})

test('a file of more than 1 MB is refused before it is read', async () => {
  await expect(readTextFile(file('x'.repeat(1024 * 1024 + 1)))).rejects.toThrow('at most 1 MB')
})
