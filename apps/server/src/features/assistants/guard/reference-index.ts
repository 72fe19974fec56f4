import { setImmediate as others } from 'node:timers/promises'
import type { Language } from '@codedojo/contract'
import { canonicalForm } from './canonical-form.ts'
import { ngramsWithinLines } from './letter-ngrams.ts'
import { stripComments } from './strip-comments.ts'

export interface ReferencesOfProblem {
  readonly problemId: string
  readonly references: readonly { readonly language: Language; readonly code: string }[]
  /** Code of the problem that everybody has, such as its starter code. */
  readonly known: readonly string[]
}

export interface IndexedReference {
  readonly problemId: string
  /** Number of its distinct n-grams that count. */
  readonly ngramCount: number
}

/** The reference solutions of many problems, indexed by n-gram. */
export interface ReferenceIndex {
  readonly references: readonly IndexedReference[]
  /** Indexes into `references` of the solutions that contain the n-gram. */
  readonly solutionsWithNgram: (ngram: number) => readonly number[]
  /** The problem with a solution of this canonical form; undefined if none. */
  readonly withForm: (form: string) => string | undefined
}

/**
 * Maximum number of entries, eight bytes each, and more while the index is built; further solutions are not indexed.
 */
const maxIndexedNgrams = 2_000_000
/** An n-gram hash and an index are packed into one number. */
const maxReferences = 2 ** 20
/** An n-gram that occurs in more problems belongs to the language, not to a solution. */
const maxProblems = 2

/**
 * Builds the index once for many answers, yielding to other requests. The work is proportional to the length of the
 * solutions. `minWords`: shorter solutions are not indexed by canonical form, because other programs may have it by
 * chance.
 */
export async function indexReferences(
  problems: readonly ReferencesOfProblem[],
  { minWords = 0 }: { readonly minWords?: number } = {},
): Promise<ReferenceIndex> {
  const counted: { readonly problem: ReferencesOfProblem; readonly ngrams: readonly Set<number>[] }[] = []
  const counts = new Map<number, number>()
  for (const problem of problems) {
    const ngrams = distinctiveNgramsOf(problem)
    counted.push({ problem, ngrams })
    for (const ngram of new Set(ngrams.flatMap((one) => [...one])))
      counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
    await others()
  }
  const forms = new Map<string, string>()
  const references: IndexedReference[] = []
  const keys: number[] = []
  for (const { problem, ngrams } of counted) {
    for (const { code } of problem.references) {
      const form = canonicalForm(code)
      if (form.split(' ').length >= minWords) forms.set(form, problem.problemId)
    }
    for (const each of ngrams) {
      const kept = [...each].filter((ngram) => (counts.get(ngram) ?? 0) <= maxProblems)
      if (keys.length + kept.length > maxIndexedNgrams || references.length === maxReferences) break
      for (const ngram of kept) keys.push(ngram * maxReferences + references.length)
      references.push({ problemId: problem.problemId, ngramCount: kept.length })
    }
    await others()
  }
  return { references, solutionsWithNgram: placesOf(keys), withForm: (form) => forms.get(form) }
}

function distinctiveNgramsOf({ references, known }: ReferencesOfProblem): Set<number>[] {
  const everybodys = new Set(known.flatMap((code) => [...ngramsWithinLines(code)]))
  return references.map(({ code }) => ngramsWithinLines(stripComments(code)).difference(everybodys))
}

/** A sorted typed array instead of a map of arrays, which needs ten times as much memory. */
function placesOf(unsorted: readonly number[]): (ngram: number) => number[] {
  const keys = Float64Array.from(unsorted).sort()
  return (ngram) => {
    const from = ngram * maxReferences
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((keys[middle] ?? 0) < from) low = middle + 1
      else high = middle
    }
    const places: number[] = []
    for (let key = keys[low]; key !== undefined && key < from + maxReferences; key = keys[++low])
      places.push(key - from)
    return places
  }
}
