const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes as a text that can be stored and shown: what is not UTF-8, and NUL, becomes U+FFFD. */
export function storableText(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\u0000', '\uFFFD')
}

/** At most `most` bytes as text, without half a character at the cut. */
export function textUpTo(bytes: Uint8Array, most: number): string {
  if (bytes.length <= most) return storableText(bytes)
  let end = most
  while (end > most - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return storableText(bytes.subarray(0, end))
}

const shownCharacters = 100

/** The start of a token, at most 100 characters, an ellipsis in place of the rest. */
export function tokenExcerpt(bytes: Uint8Array): string {
  const characters = [...textUpTo(bytes, shownCharacters * 4)]
  const isWhole = bytes.length <= shownCharacters * 4 && characters.length <= shownCharacters
  return isWhole ? characters.join('') : `${characters.slice(0, shownCharacters - 1).join('')}…`
}
