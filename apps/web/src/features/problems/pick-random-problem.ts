import { pickRandom } from './pick-random.ts'

/** A random problem, preferably unsolved; undefined if there are none. */
export function pickRandomProblem<Problem extends { readonly _id: string }>(
  problems: readonly Problem[],
  solved: ReadonlySet<string>,
): Problem | undefined {
  const unsolved = problems.filter(({ _id }) => !solved.has(_id))
  return pickRandom(unsolved.length > 0 ? unsolved : problems)
}
