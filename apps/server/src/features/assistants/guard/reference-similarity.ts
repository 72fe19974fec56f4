import { canonicalForm } from './canonical-form.ts'
import { lettersAndDigits, ngramHashes, ngramLength, ngramsWithinLines } from './letter-ngrams.ts'
import type { ReferenceIndex } from './reference-index.ts'

/** What can be told of code by comparing it with reference solutions. */
export interface ReferenceSimilarity {
  /** Whether this is one of them but for blanks, comments and names. */
  readonly isReference: (code: string) => boolean
  /**
   * Takes in what would be shown next; true when all that was taken in holds most of a reference solution then. What
   * everybody has, such as the starter code, does not count.
   */
  readonly isMostShown: (text: string) => boolean
  /** The same for this text alone, which is not taken in: a reading of what is. */
  readonly isMostIn: (text: string) => boolean
}

/** Of the rows of a solution that are nowhere else. */
const mostShare = 0.45
/** A shorter solution is known by its rows no better than by chance; that of the problem itself is judged anyway. */
const fewestRows = 60

export interface SimilarityOptions {
  /** Programs whose rows do not count: starter code, what is in the editor, and what this person may see. */
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
  const totals = index.references.map(({ rows }) => rows)
  for (const row of everybodys)
    for (const place of index.withRow(row)) totals[place] = (totals[place] ?? 0) - 1

  const startCounting = () => {
    const taken = new Set<number>()
    const shown = totals.map(() => 0)
    const isMost = (place: number) => {
      const total = totals[place] ?? 0
      const isClosed = !open.has(index.references[place]?.problemId ?? '')
      return isClosed && total >= fewestRows && (shown[place] ?? 0) >= total * mostShare
    }
    let isMostNow = false
    return (letters: string) => {
      for (const row of ngramHashes(letters)) {
        if (everybodys.has(row) || taken.has(row)) continue
        taken.add(row)
        for (const place of index.withRow(row)) {
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
    isMostShown: (text) => {
      const letters = last + lettersAndDigits(text)
      last = letters.slice(1 - ngramLength)
      return count(letters)
    },
    isMostIn: (text) => startCounting()(lettersAndDigits(text)),
  }
}
