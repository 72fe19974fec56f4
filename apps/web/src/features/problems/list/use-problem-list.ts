import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { problemPath } from '../../../lib/paths.ts'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { pickRandomProblem } from '../pick-random-problem.ts'
import type { ListChoice } from './list-choice.ts'
import { paginate } from './paginate.ts'
import { useFilteredProblems } from './use-filtered-problems.ts'
import { useListSearchParams } from './use-list-search-params.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface ListSources {
  problems: readonly ProblemSummary[]
  solved: ReadonlySet<string>
  problemProgress: readonly ProblemProgress[]
  lists: readonly ListChoice[]
  hidden: HiddenFacts
}

/** State of the problem list: filter, matching problems, current page, and keyboard navigation. */
export function useProblemList(sources: ListSources) {
  const navigate = useNavigate()
  const address = useListSearchParams()
  const { typed, setTyped, sendNow } = useSearchText({
    text: address.filter.title,
    onPause: (title, options) => address.chooseFilter({ ...address.filter, title }, options),
  })
  const shownText = useDeferredValue(typed)
  const found = useFilteredProblems({
    ...sources,
    text: shownText,
    filter: address.filter,
    order: address.order,
  })
  const { matching } = found
  const shown = paginate(matching, typed.trim() === address.filter.title ? address.page : 1)
  const open = (problem: { _id: string } | undefined) => problem && void navigate(problemPath(problem))
  const keys = useRowKeys({
    isSettled: shownText === typed,
    onOpenFirst: () => {
      sendNow()
      open(shown.items[0])
    },
  })
  /** Props of the button that opens a random matching problem. */
  const pick = {
    disabled: matching.length === 0,
    onClick: () => open(pickRandomProblem(matching, sources.solved)),
  }
  return { ...found, ...keys, address, typed, setTyped, sendNow, shown, pick }
}
