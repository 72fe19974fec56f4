/** Magic bytes by offset. */
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

/** Format name of the decoding library. */
export type PictureFormat = (typeof kinds)[number]['format']

/** The format of a file by its magic bytes, whatever its name; null if not supported. */
export function detectPictureFormat(file: Uint8Array): PictureFormat | null {
  const head = Buffer.from(file.subarray(0, 16)).toString('latin1')
  const found = kinds.find(({ marks }) => marks.every(({ at, text }) => head.startsWith(text, at)))
  return found?.format ?? null
}
