import {
  dayReason,
  latestSolved,
  ownFeed,
  ownProgress,
  ownStreak,
  submissionHistory,
} from '@codedojo/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

/** Everything that a verdict, or another time zone, makes old. */
export const progressKey = ['progress'] as const

/** Between two questions when the day has ended by this clock and the server's goes behind. */
const leastPauseMs = 60_000

/** Asked again when the day ends, because the streak may then be another one. */
export const streakQuery = queryOptions({
  queryKey: [...progressKey, 'streak'],
  queryFn: ({ signal }) => callApi(ownStreak, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(leastPauseMs, Date.parse(data.todayEndsAt) - Date.now() + 1000) : false,
})

export const progressQuery = queryOptions({
  queryKey: [...progressKey, 'figures'],
  queryFn: ({ signal }) => callApi(ownProgress, { signal }),
})

export function dayReasonQuery(day: string) {
  return queryOptions({
    queryKey: [...progressKey, 'day', day],
    queryFn: ({ signal }) => callApi(dayReason, { params: { day }, signal }),
  })
}

const feedPage = 20

/** What the user did, newest first, page after page; each begins before the last moment of the one above. */
export const feedQuery = infiniteQueryOptions({
  queryKey: [...progressKey, 'feed'],
  queryFn: ({ pageParam, signal }) =>
    callApi(ownFeed, { query: { limit: feedPage, before: pageParam || undefined }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.at : undefined),
})

/** How many of each the profile shows. Source: the specification of the profile. */
const shownSubmissions = 5
const shownSolved = 6

export const latestSubmissionsQuery = queryOptions({
  queryKey: [...progressKey, 'submissions'],
  queryFn: ({ signal }) =>
    callApi(submissionHistory, { query: { page: 1, pageSize: shownSubmissions }, signal }),
})

export const latestSolvedQuery = queryOptions({
  queryKey: [...progressKey, 'solved'],
  queryFn: ({ signal }) => callApi(latestSolved, { query: { limit: shownSolved }, signal }),
})
