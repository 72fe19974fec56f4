import { randomInt } from 'node:crypto'

/** Capitals and digits but for those that look like another: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const signs = '34679ACDEFGHJKMNPQRTVWXY'
const signCount = 16

/** A code that cannot be guessed, such as `K7QD-3MXA-9FHT-WE4C`: 24 to the power of 16, some 73 bits. */
export function newCertificateCode(): string {
  const code = Array.from({ length: signCount }, () => signs[randomInt(signs.length)]).join('')
  return inGroups(code)
}

/** A code as it is stored, however somebody typed it: small letters, with blanks or without dashes. null: it is none. */
export function readCertificateCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = code.length === signCount && [...code].every((sign) => signs.includes(sign))
  return isCode ? inGroups(code) : null
}

function inGroups(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
