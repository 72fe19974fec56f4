/** Texts that a file of this kind has at these places. */
const kinds = [
  { format: 'jpeg', marks: [{ at: 0, text: '\xff\xd8\xff' }] },
  { format: 'png', marks: [{ at: 0, text: '\x89PNG\r\n\x1a\n' }] },
  { format: 'gif', marks: [{ at: 0, text: 'GIF8' }] },
  {
    format: 'webp',
    marks: [
      { at: 0, text: 'RIFF' },
      { at: 8, text: 'WEBP' },
    ],
  },
  { format: 'heif', marks: [{ at: 4, text: 'ftypavi' }] },
] as const

/** As the library that decodes it calls it. */
export type PictureFormat = (typeof kinds)[number]['format']

/** What a file is by its first bytes, whatever it is called; null: none of the kinds that are taken. */
export function pictureFormatOf(file: Uint8Array): PictureFormat | null {
  const head = Buffer.from(file.subarray(0, 16)).toString('latin1')
  const found = kinds.find(({ marks }) => marks.every(({ at, text }) => head.startsWith(text, at)))
  return found?.format ?? null
}
