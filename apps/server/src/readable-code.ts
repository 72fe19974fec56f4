import { randomInt } from 'node:crypto'

/**
 * Capitals and digits without those that are easily confused: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V.
 */
const signs = '34679ACDEFGHJKMNPQRTVWXY'
const signCount = 16

/** A random code that people copy by hand, such as `K7QD-3MXA-9FHT-WE4C`: 24^16 possibilities, about 73 bits. */
export function newReadableCode(): string {
  const code = Array.from({ length: signCount }, () => signs[randomInt(signs.length)]).join('')
  return inGroups(code)
}

/** Normalises a typed code: lower case, blanks and missing dashes are accepted. Returns null for a malformed code. */
export function parseReadableCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = code.length === signCount && [...code].every((sign) => signs.includes(sign))
  return isCode ? inGroups(code) : null
}

function inGroups(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
