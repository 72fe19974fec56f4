const mostBytes = 1024 * 1024

/** The file cannot be taken; the message is for whoever chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * The text of a file that a spreadsheet has saved: UTF-8, or UTF-16 when it says so by its byte order mark.
 * Throws `UnreadableFile` for other encodings rather than guess, and for files of more than 1 MB.
 */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new UnreadableFile('The file must be at most 1 MB. Divide it.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableFile('The file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.', {
      cause,
    })
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
