import { matchesProblem, normalizeSearch, type ProblemSummary } from '@codedojo/contract'
import { splitParts } from './split-tags.ts'

type Named = Pick<ProblemSummary, 'title' | 'number' | 'alsoCalled'>

/** Whether each of the `searchWords` is found in the number, the title or another name. */
export function isProblemFound({ title, number, alsoCalled }: Named, words: readonly string[]): boolean {
  const searchNames = [title, ...splitParts(alsoCalled)].map(normalizeSearch)
  return words.every((word) => matchesProblem({ number, searchNames }, word, words))
}

/** The other name by which these words found a problem; null if its title or number says so itself. */
export function otherNameFound(problem: Named, words: readonly string[]): string | null {
  if (problem.alsoCalled === '' || isProblemFound({ ...problem, alsoCalled: '' }, words)) return null
  const { number } = problem
  const isSo = (title: string) => isProblemFound({ number, title, alsoCalled: '' }, words)
  return splitParts(problem.alsoCalled).find(isSo) ?? null
}
