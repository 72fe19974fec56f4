import { numberIn } from '../shape/shape.ts'

/** Simpler replacements for a word: numbers closer to zero, and words with fewer or alphabetically earlier letters. */
export function simplerWords(word: string, letters: string): string[] {
  const number = numberIn(word)
  const simpler = number === null ? simplerTexts(word, letters) : simplerNumbers(number).map(String)
  return [...new Set(simpler)].filter((each) => each !== word && each !== '')
}

function simplerNumbers(number: number): number[] {
  const sign = Math.sign(number)
  const size = Math.abs(number)
  const sizes = [0, 1, 2, Math.floor(size / 2), size - Math.ceil(size / 4), size - 1].filter(
    (each) => each < size,
  )
  return [...sizes.map((each) => sign * each), size]
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
  return [...shorter, ...renamed, ...earlier]
}
