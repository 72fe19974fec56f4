const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const hexadecimal = /^([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?(?:p([+-]?\d+))?$/i
/** Longer tokens are not treated as numbers, which bounds the cost of the patterns. */
const longestBytes = 4096

/** Parses a whole token as a finite number in the syntax of C's strtod; null if it is none. */
export function parseFloatToken(bytes: Uint8Array): number | null {
  if (bytes.length > longestBytes) return null
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const number = decimal.test(text) ? Number(text) : parseHexadecimal(text)
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

function parseHexadecimal(text: string): number | null {
  const parts = hexadecimal.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts
  const digits = whole + fraction
  if (digits === '') return null
  let mantissa = 0
  for (const digit of digits) mantissa = mantissa * 16 + Number.parseInt(digit, 16)
  return (sign === '-' ? -1 : 1) * mantissa * 2 ** (Number(exponent) - 4 * fraction.length)
}
