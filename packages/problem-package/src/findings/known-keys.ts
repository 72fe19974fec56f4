import type { Findings } from './findings.ts'
import { didYouMean } from './nearest-name.ts'

export interface KeysToCheck {
  /** The settings file, and the map in it if it is not the whole file: `problem.yaml: limits`. */
  readonly place: string
  readonly keys: readonly string[]
  readonly known: readonly string[]
  /** Keys of other places that may have been meant, such as `limits.time_limit`. */
  readonly elsewhere?: readonly string[]
}

const shownCharacters = 40

/** The beginning of a key, without half a character at its end. */
export function shownKey(key: string): string {
  return key.slice(0, shownCharacters).replace(/\p{Cs}$/u, '')
}

/** Names each key that does not exist, with the one that was probably meant: a slip would otherwise change nothing, silently. */
export function checkKeys(
  { place, keys, known, elsewhere = [] }: KeysToCheck,
  { breach }: Pick<Findings, 'breach'>,
): void {
  const names = new Set(known)
  for (const key of keys) {
    if (names.has(key)) continue
    breach(() => `${place}: there is no key "${shownKey(key)}"${hintFor(key, known, elsewhere)}`)
  }
}

function hintFor(key: string, known: readonly string[], elsewhere: readonly string[]): string {
  const own = didYouMean(key, known)
  if (own !== '') return own
  const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const there = elsewhere.find((path) => didYouMean(key, [lastPart(path)]) !== '')
  return there === undefined ? '.' : `; did you mean "${there}"?`
}
