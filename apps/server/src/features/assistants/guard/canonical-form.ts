import { stripComments } from './strip-comments.ts'

/** The words and signs of a program, each word told only by where it stood first: the same for other names and blanks. */
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
