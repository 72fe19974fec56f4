import { normalizeSearch, type ProblemSummary } from '@codedojo/contract'

const most = 3
/** Shorter words ("a", "of") occur in every title and are ignored. */
const minCharacters = 3

/** Up to three problems whose titles share the most words with the last part of an address. */
export function similarProblems<Problem extends Pick<ProblemSummary, 'title' | 'number'>>(
  pathname: string,
  problems: readonly Problem[],
): Problem[] {
  const wanted = wordsOf(decoded(pathname.split('/').at(-1) ?? ''))
  return problems
    .map((problem) => ({ problem, shared: sharedWords(wanted, wordsOf(problem.title)) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.problem.number - other.problem.number)
    .slice(0, most)
    .map(({ problem }) => problem)
}

function wordsOf(text: string): string[] {
  return normalizeSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minCharacters)
}

/** The number of shared words; words match when one begins with the other: "interval" and "intervals". */
function sharedWords(wanted: readonly string[], title: readonly string[]): number {
  return wanted.filter((word) => title.some((other) => other.startsWith(word) || word.startsWith(other)))
    .length
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // Invalid percent encoding: the raw text is searched for.
  }
}
