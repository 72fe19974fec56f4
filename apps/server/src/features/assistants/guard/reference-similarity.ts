import { canonicalForm } from './canonical-form.ts'
import { lettersAndDigits, ngramHashes, ngramLength, ngramsWithinLines } from './letter-ngrams.ts'
import type { ReferenceIndex } from './reference-index.ts'

/** Similarity of shown code to reference solutions. */
export interface ReferenceSimilarity {
  /** Whether the code equals a reference solution apart from whitespace, comments and names. */
  readonly isReference: (code: string) => boolean
  /**
   * Adds a text that is about to be shown. Returns true if all texts added so far together contain most of a reference solution.
   * Code that everybody has, such as the starter code, does not count.
   */
  readonly addShownText: (text: string) => boolean
  /** Whether one text alone contains most of a reference solution; the text is not added. */
  readonly holdsMost: (text: string) => boolean
}

/** Threshold: share of a solution's distinctive n-grams. */
const maxShare = 0.45
/** Minimum number of n-grams: shorter solutions match by chance; those of the problem itself are judged anyway. */
const minNgrams = 60

export interface SimilarityOptions {
  /** Programs whose n-grams do not count: starter code, code in the editor, and code that this person may see. */
  readonly known: readonly string[]
  /** Problems whose solutions this person may see. */
  readonly open: ReadonlySet<string>
}

export function startReferenceSimilarity(
  index: ReferenceIndex,
  { known, open }: SimilarityOptions,
): ReferenceSimilarity {
  const everybodys = new Set(known.flatMap((code) => [...ngramsWithinLines(code)]))
  const ownForms = new Set(known.map(canonicalForm))
  const totals = index.references.map(({ ngramCount }) => ngramCount)
  for (const ngram of everybodys)
    for (const place of index.solutionsWithNgram(ngram)) totals[place] = (totals[place] ?? 0) - 1

  const startCounting = () => {
    const taken = new Set<number>()
    const shown = totals.map(() => 0)
    const isMost = (place: number) => {
      const total = totals[place] ?? 0
      const isClosed = !open.has(index.references[place]?.problemId ?? '')
      return isClosed && total >= minNgrams && (shown[place] ?? 0) >= total * maxShare
    }
    let isMostNow = false
    return (letters: string) => {
      for (const ngram of ngramHashes(letters)) {
        if (everybodys.has(ngram) || taken.has(ngram)) continue
        taken.add(ngram)
        for (const place of index.solutionsWithNgram(ngram)) {
          shown[place] = (shown[place] ?? 0) + 1
          isMostNow ||= isMost(place)
        }
      }
      return isMostNow
    }
  }
  const count = startCounting()
  let last = ''

  return {
    isReference: (code) => {
      const form = canonicalForm(code)
      const problemId = index.withForm(form)
      return problemId !== undefined && !open.has(problemId) && !ownForms.has(form)
    },
    addShownText: (text) => {
      const letters = last + lettersAndDigits(text)
      last = letters.slice(1 - ngramLength)
      return count(letters)
    },
    holdsMost: (text) => startCounting()(lettersAndDigits(text)),
  }
}
