import { brokenByteBase } from '@codedojo/contract'

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Decodes bytes to a text that PostgreSQL can store: invalid UTF-8 and NUL become U+FFFD. */
export function storableText(bytes: Uint8Array): string {
  return utf8.decode(bytes).replaceAll('\u0000', '\uFFFD')
}

const beyondAscii =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

/** Decodes bytes without loss, for inspection only: each invalid byte becomes a lone surrogate, which cannot be stored. */
export function decodeLossless(bytes: Uint8Array): string {
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
 * Decodes at most `most` bytes without cutting a character in half. Invalid bytes shorten the result, because each becomes
 * U+FFFD, which takes three bytes.
 */
export function truncateToBytes(bytes: Uint8Array, most: number): string {
  const text = storableText(wholeUpTo(bytes, most))
  const stored = Buffer.from(text)
  return stored.length <= most ? text : wholeUpTo(stored, most).toString()
}

function wholeUpTo(bytes: Uint8Array, most: number): Buffer {
  let end = Math.min(most, bytes.length)
  while (end < bytes.length && end > most - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return Buffer.from(bytes.buffer, bytes.byteOffset, end)
}

/** The first `most` characters of a text. A surrogate pair is never split, because half of one cannot be stored. */
export function truncateToCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}

const tokenCharacters = 100

/** At most 100 characters of a token; the last one is an ellipsis if the token is longer. */
export function tokenExcerpt(bytes: Uint8Array): string {
  return excerpt(bytes, tokenCharacters)
}

/** At most `most` characters; the last one is an ellipsis if the text is longer. */
export function excerpt(bytes: Uint8Array, most: number): string {
  const characters = [...truncateToBytes(bytes, most * 4)]
  const isWhole = bytes.length <= most * 4 && characters.length <= most
  return isWhole ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
