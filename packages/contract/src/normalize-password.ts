import { normalizeUnicode } from './normalize-unicode.ts'

/**
 * Normalises a password so that it is independent of the keyboard: all kinds of blanks become spaces, and letters with marks are
 * composed. Source: RFC 8265, 4.2.
 */
export function normalizePassword(typed: string): string {
  return normalizeUnicode(typed.replaceAll(/\p{Zs}/gu, ' '), 'NFC')
}

/** Length of the normalised password in characters (code points). */
export function passwordLength(typed: string): number {
  return [...normalizePassword(typed)].length
}

/** The forms in which an older password may have been stored, most likely first; the first one is the current form. */
export function passwordVariants(typed: string): string[] {
  const form = normalizePassword(typed)
  return [...new Set([form, typed, normalizeUnicode(form, 'NFD'), normalizeUnicode(typed, 'NFC')])]
}
