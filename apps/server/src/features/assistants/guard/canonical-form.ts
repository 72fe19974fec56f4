import { stripComments } from './strip-comments.ts'

/**
 * The tokens of a program, with each name replaced by the position of its first use: the same form for renamed or
 * reformatted programs.
 */
export function canonicalForm(code: string): string {
  const names = new Map<string, number>()
  const placeOf = (word: string) => {
    const place = names.get(word) ?? names.size
    names.set(word, place)
    return `${place}`
  }
  const tokens = stripComments(code).match(/[A-Za-z_$][\w$]*|\d+|[^\s\w`]/g) ?? []
  return tokens.map((token) => (/^[A-Za-z_$]/.test(token) ? `w${placeOf(token)}` : token)).join(' ')
}
