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
  /** The optional queries that failed (progress, lists, settings): the list is shown without them. */
  readonly missing: readonly UseQueryResult[]
}

interface LibraryQuery {
  /** undefined while loading, and when a required query failed. */
  readonly library: Library | undefined
  /** The failed required query, with its retry; null if none. */
  readonly failed: { error: Error | null; isFetching: boolean; refetch: () => void } | null
}

/** Loads everything that the problem list shows, in parallel, and returns it at once, so that the layout does not shift. */
export function useLibrary(): LibraryQuery {
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
