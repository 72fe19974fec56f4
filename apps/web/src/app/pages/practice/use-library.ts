import type { ProblemList, ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { problemProgressQuery } from '../../../features/practice/queries.ts'
import { listsQuery } from '../../../features/problem-lists/queries.ts'
import { problemsQuery, solvedQuery } from '../../../features/problems/queries.ts'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'

export interface Library {
  readonly problems: readonly ProblemSummary[]
  readonly solved: ReadonlySet<string>
  readonly problemProgress: readonly ProblemProgress[]
  readonly lists: readonly ProblemList[]
  /** Attempts, notes, lists or settings that could not be read: the rest is shown without them. */
  readonly missing: readonly UseQueryResult[]
}

interface LibraryReading {
  /** undefined while something is on its way, and when the problems or what is solved could not be read. */
  readonly library: Library | undefined
  /** What the library cannot be shown without; set when it failed. */
  readonly failed: { error: Error | null; isFetching: boolean; refetch: () => void } | null
}

/** All that the problem list is made of, read at the same time and shown together, so that nothing jumps. */
export function useLibrary(): LibraryReading {
  const problems = useQuery(problemsQuery)
  const solved = useQuery(solvedQuery)
  const problemProgress = useQuery(problemProgressQuery)
  const lists = useQuery(listsQuery)
  const settings = useQuery(settingsQuery)

  const needed = [problems, solved].filter(({ data }) => data === undefined)
  const added = [problemProgress, lists, settings]
  if (needed.some(({ isError }) => isError))
    return {
      library: undefined,
      failed: {
        error: needed.find(({ isError }) => isError)?.error ?? null,
        isFetching: needed.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const { refetch } of needed) void refetch()
        },
      },
    }
  if (!problems.data || !solved.data || added.some(({ isPending }) => isPending))
    return { library: undefined, failed: null }
  return {
    library: {
      problems: problems.data,
      solved: solved.data,
      problemProgress: problemProgress.data ?? noProgress,
      lists: lists.data ?? noLists,
      missing: added.filter(({ data }) => data === undefined),
    },
    failed: null,
  }
}

const noProgress = [] as const
const noLists = [] as const
