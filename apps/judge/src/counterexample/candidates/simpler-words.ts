import { numberIn } from '../shape/shape.ts'

/** Simpler replacements for a word: numbers closer to zero, and words with fewer or alphabetically earlier letters. */
export function simplerWords(word: string, letters: string): string[] {
  const number = numberIn(word)
  const simpler = number === null ? simplerTexts(word, letters) : simplerNumbers(number).map(String)
  return [...new Set(simpler)].filter((each) => each !== word && each !== '')
}

/** From a larger number, steps of 1 would take too long, and the result is as easy to read. */
const fewSteps = 100

function simplerNumbers(number: number): number[] {
  const sign = Math.sign(number)
  const size = Math.abs(number)
  const next = size <= fewSteps ? size - 1 : size - Math.ceil(size / 16)
  const sizes = [0, 1, 2, Math.floor(size / 2), size - Math.ceil(size / 4), next].filter(
    (each) => each < size,
  )
  return [...sizes.map((each) => sign * each), size]
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }
const maxGroups = 40

/**
 * Two variants for each bracketed group: the word without the group, and the word without only its brackets. Dropping any other
 * part would unbalance the brackets.
 */
function withoutBrackets(word: string): string[] {
  const open: number[] = []
  const groups: { readonly from: number; readonly to: number }[] = []
  for (let at = 0; at < word.length && groups.length < maxGroups; at++) {
    if (word.charAt(at) in closing) open.push(at)
    const from = open.at(-1)
    if (from === undefined || word.charAt(at) !== closing[word.charAt(from)]) continue
    open.pop()
    groups.push({ from, to: at })
  }
  return groups.toReversed().flatMap(({ from, to }) => {
    const [before, within, after] = [word.slice(0, from), word.slice(from + 1, to), word.slice(to + 1)]
    const opened = word.charAt(from)
    return [before + after, before + within + after, within, before + opened + word.charAt(to) + after]
  })
}

/** Up to this length every letter is replaced on its own. */
const fewLetters = 24

function simplerTexts(word: string, letters: string): string[] {
  const shorter: string[] = []
  const all = [...word]
  for (let size = Math.ceil(all.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    if (size === 1 && all.length > fewLetters) break
    for (let from = 0; from < all.length; from += size) shorter.push(all.toSpliced(from, size).join(''))
  }
  const alphabet = [...letters]
  const [first = ''] = alphabet
  const earlier = all.flatMap((letter, at) => {
    const before = alphabet[alphabet.indexOf(letter) - 1] ?? ''
    return letter === first || all.length > fewLetters
      ? []
      : [all.with(at, first).join(''), all.with(at, before).join('')]
  })
  const renamed = alphabet.flatMap((letter, at) =>
    at > 0 && word.includes(letter)
      ? [word.replaceAll(letter, alphabet[at - 1] ?? ''), word.replaceAll(letter, first)]
      : [],
  )
  return [...shorter, ...withoutBrackets(word), ...renamed, ...earlier]
}
