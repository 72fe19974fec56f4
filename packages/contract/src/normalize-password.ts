import { normalizeUnicode } from './normalize-unicode.ts'

/**
 * A password in the one form in which it is kept and compared, whatever the keyboard that typed it: every kind of blank is one,
 * and each letter with its marks is one character. Source: RFC 8265, 4.2.
 */
export function normalizePassword(typed: string): string {
  return normalizeUnicode(typed.replaceAll(/\p{Zs}/gu, ' '), 'NFC')
}

/** Characters of that form, as a person counts them. */
export function passwordLength(typed: string): number {
  return [...normalizePassword(typed)].length
}

/**
 * Forms in which a password that was chosen before there was one form may have been kept, most likely first; the first is that
 * of today.
 */
export function passwordVariants(typed: string): string[] {
  const form = normalizePassword(typed)
  return [...new Set([form, typed, normalizeUnicode(form, 'NFD'), normalizeUnicode(typed, 'NFC')])]
}
