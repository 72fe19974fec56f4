import { normalizeUnicode } from '@codedojo/contract'

/**
 * The number in a text field; null when empty, NaN when it is no number. Full-width digits of input methods count as digits.
 */
export function parseTypedNumber(text: string): number | null {
  const plain = normalizeUnicode(text, 'NFKC').trim()
  return plain === '' ? null : Number(plain)
}

/** Like `parseTypedNumber`, for a required field: empty gives undefined, so that the schema reports it like the server. */
export function parseRequiredNumber(text: string): number | undefined {
  return parseTypedNumber(text) ?? undefined
}
