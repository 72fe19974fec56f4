import type { ListedProblem } from './listed-problem.ts'

/** The name by which a search found the problem, where its title says something else. */
export function FoundBy({ problem: { foundBy } }: { problem: Pick<ListedProblem, 'foundBy'> }) {
  if (foundBy === null) return null
  return (
    <bdi className="truncate text-ui text-faint">
      <span className="sr-only">also called </span>
      {foundBy}
    </bdi>
  )
}
