const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Longer tokens are not treated as numbers, which bounds the cost of the patterns. */
const longestBytes = 4096

/**
 * Parses a whole token as a finite decimal number, with or without an exponent; null if it is none. Hexadecimal numbers, infinity
 * and NaN are none, as in the package format.
 */
export function parseFloatToken(bytes: Uint8Array): number | null {
  if (bytes.length > longestBytes) return null
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const number = decimal.test(text) ? Number(text) : null
  return number !== null && Number.isFinite(number) ? number : null
}

/**
 * Parses a token of digits, with or without a sign, as an integer; null for any other token, and for one longer than 4096 bytes.
 */
export function parseIntegerToken(bytes: Uint8Array): bigint | null {
  if (bytes.length > longestBytes) return null
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  return /^[+-]?\d+$/.test(text) ? BigInt(text) : null
}
