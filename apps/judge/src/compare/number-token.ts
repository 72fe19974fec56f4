const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Longer tokens are not treated as numbers, which bounds the cost of the patterns. */
const longestBytes = 4096

/** The text of a token; empty, which is no number, for one that is too long. */
function textOf(bytes: Uint8Array): string {
  if (bytes.length > longestBytes) return ''
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

/**
 * Parses a whole token as a finite decimal number, with or without an exponent; null if it is none. Hexadecimal numbers, infinity
 * and NaN are none, as in the package format.
 */
export function parseFloatToken(bytes: Uint8Array): number | null {
  const text = textOf(bytes)
  const number = decimal.test(text) ? Number(text) : null
  return number !== null && Number.isFinite(number) ? number : null
}

/** The value of a decimal text: `digits` times ten to the power of `exponent`. */
export interface Decimal {
  readonly digits: bigint
  readonly exponent: number
}

/** No double has a larger or smaller power of ten, apart from zero and its neighbours; bounds the cost of exact comparisons. */
const largestExponent = 400

/** Parses a whole token as `parseFloatToken` does, but exactly; null if it is none, or its exponent is far beyond that of doubles. */
export function parseDecimalToken(bytes: Uint8Array): Decimal | null {
  return parseDecimal(textOf(bytes))
}

/** `parseDecimalToken` for a text. */
export function parseDecimal(text: string): Decimal | null {
  if (!decimal.test(text)) return null
  const [number = '', power = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = number.split('.')
  if (Math.abs(Number(power)) > largestExponent) return null
  const sign = whole.startsWith('-') ? -1n : 1n
  const digits = BigInt(`${whole.replace(/^[+-]/, '')}${fraction}`)
  return { digits: sign * digits, exponent: Number(power) - fraction.length }
}
