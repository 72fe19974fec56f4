import type { Language } from '@codedojo/contract'

const names: readonly (readonly [Language, RegExp])[] = [
  ['javascript', /\b(?:javascript|js|node(?:js)?)\b/i],
  ['java', /\bjava\b/i],
  ['python', /\b(?:python3?|py)\b/i],
  ['cpp', /(?<!\w)(?:c\+\+|cpp)(?!\w)/i],
]

/** The language that a message names; null if none. */
export function findNamedLanguage(message: string): Language | null {
  return names.find(([, name]) => name.test(message))?.[0] ?? null
}
