import { brokenByteBase } from '@codedojo/contract'

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes as a text that can be stored and shown: what is not UTF-8, and NUL, becomes U+FFFD. */
export function storableText(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\u0000', '\uFFFD')
}

const beyondAscii =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

/** Bytes as a text that loses none of them, to be looked into but not stored: what is not UTF-8 becomes half a character each. */
export function textWithEveryByte(bytes: Uint8Array): string {
  const text = utf8.decode(bytes)
  if (!text.includes('\uFFFD')) return text
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return raw.replaceAll(beyondAscii, (one) =>
    one.length === 1
      ? String.fromCharCode(brokenByteBase + one.charCodeAt(0))
      : Buffer.from(one, 'latin1').toString(),
  )
}

/**
 * A text of at most `most` bytes of UTF-8, without half a character at the cut. Where many bytes are no text, that is
 * less than `most` of them: a byte that becomes U+FFFD takes three.
 */
export function textUpTo(bytes: Uint8Array, most: number): string {
  const text = storableText(wholeUpTo(bytes, most))
  const stored = Buffer.from(text)
  return stored.length <= most ? text : wholeUpTo(stored, most).toString()
}

function wholeUpTo(bytes: Uint8Array, most: number): Buffer {
  let end = Math.min(most, bytes.length)
  while (end < bytes.length && end > most - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return Buffer.from(bytes.buffer, bytes.byteOffset, end)
}

/** The first `most` characters of a text, none of them halved: half of a surrogate pair cannot be stored. */
export function charactersUpTo(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}

const shownCharacters = 100

/** The start of a token, at most 100 characters, an ellipsis in place of the rest. */
export function tokenExcerpt(bytes: Uint8Array): string {
  const characters = [...textUpTo(bytes, shownCharacters * 4)]
  const isWhole = bytes.length <= shownCharacters * 4 && characters.length <= shownCharacters
  return isWhole ? characters.join('') : `${characters.slice(0, shownCharacters - 1).join('')}…`
}
