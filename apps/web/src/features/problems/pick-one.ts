import { randomOf } from './random-of.ts'

/** One problem by chance, an unsolved one as long as there is any; undefined when there is none at all. */
export function pickOne<Problem extends { readonly _id: string }>(
  problems: readonly Problem[],
  solved: ReadonlySet<string>,
): Problem | undefined {
  const unsolved = problems.filter(({ _id }) => !solved.has(_id))
  return randomOf(unsolved.length > 0 ? unsolved : problems)
}
