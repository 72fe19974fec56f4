import { normalizeUnicode } from '@codedojo/contract'

/**
 * The number that a text field holds; null: none. NaN: something else. Digits of an input method, which are twice as wide, count
 * as digits.
 */
export function typedNumber(text: string): number | null {
  const plain = normalizeUnicode(text, 'NFKC').trim()
  return plain === '' ? null : Number(plain)
}

/** The same for a field that may not be empty: its absence is told as the server tells it. */
export function requiredNumber(text: string): number | undefined {
  return typedNumber(text) ?? undefined
}
