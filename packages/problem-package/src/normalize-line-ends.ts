const carriageReturn = 0x0d
const lineFeed = 0x0a

export interface NormalizedLines {
  readonly bytes: Uint8Array
  /** Number of carriage returns that were removed or replaced. */
  readonly taken: number
}

/**
 * Normalises line ends: a carriage return before a line feed is removed, and any other becomes a line feed, as an editor would
 * show it. The same rule applies to all inputs and answers, wherever they come from. Bytes without carriage returns are returned
 * as the same array.
 */
export function normalizeLineEnds(bytes: Uint8Array): NormalizedLines {
  if (!bytes.includes(carriageReturn)) return { bytes, taken: 0 }
  const plain = new Uint8Array(bytes.length)
  let length = 0
  let taken = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte !== carriageReturn) plain[length++] = byte
    else {
      taken++
      if (bytes[at + 1] !== lineFeed) plain[length++] = lineFeed
    }
  }
  return { bytes: plain.subarray(0, length), taken }
}

/** The note for the author; `files` is the number of changed files. */
export function carriageReturnNote(files: number): string {
  const had = files === 1 ? 'One file of a case had' : `${files} files of cases had`
  return `${had} line ends of Windows (CR), which were made plain ones. A package that needs them says keep_carriage_returns: true in codedojo.yaml.`
}
