import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { useMemo } from 'react'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { distinctTags } from './distinct-tags.ts'
import { filterProblems, type Library } from './filter-problems.ts'
import type { ListChoice } from './list-choice.ts'
import { type ListedProblem, listedProblems } from './listed-problem.ts'
import { dropUnknownParts, type ProblemFilter } from './problem-filter.ts'
import { type ProblemOrder, sortProblems, withKnownOrder } from './problem-order.ts'

interface Sources {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
  problemProgress: readonly ProblemProgress[]
  lists: readonly ListChoice[]
  hidden: HiddenFacts
  filter: ProblemFilter
  order: ProblemOrder
  /** The text in the search field, which is ahead of the filter in the URL. */
  text: string
}

interface FilterResult {
  library: Library
  tags: readonly string[]
  /** Filter and order without unknown or hidden parts. */
  filter: ProblemFilter
  order: ProblemOrder
  /** Sorted. */
  matching: readonly ListedProblem[]
}

/**
 * The filtered and sorted library. Memoized in stages, because there may be thousands of problems: parsed once, sorted once
 * per order, filtered once per text.
 */
export function useFilteredProblems(sources: Sources): FilterResult {
  const { problems, solved, problemProgress, lists, hidden, text } = sources
  const tags = useMemo(() => distinctTags(problems), [problems])
  const order = useMemo(() => withKnownOrder(sources.order, hidden), [sources.order, hidden])
  const filter = useMemo(
    () =>
      dropUnknownParts(
        { ...sources.filter, title: text },
        { tags, lists: lists.map(({ id }) => id), hidden },
      ),
    [sources.filter, text, tags, lists, hidden],
  )
  const listed = useMemo(
    () => listedProblems({ problems, solved, problemProgress, hidden }),
    [problems, solved, problemProgress, hidden],
  )
  const library = useMemo<Library>(
    () => ({ problems: sortProblems(listed, order), lists, hidden }),
    [listed, order, lists, hidden],
  )
  const matching = useMemo(() => filterProblems(library, filter), [library, filter])
  return { library, tags, filter, order, matching }
}
