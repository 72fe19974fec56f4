import { dayReason, latestSolved, ownFeed, ownProgress, submissionHistory } from '@codedojo/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { progressKey } from '../../lib/query-keys.ts'

export const progressQuery = queryOptions({
  queryKey: [progressKey, 'figures'],
  queryFn: ({ signal }) => callApi(ownProgress, { signal }),
})

export function dayReasonQuery(day: string) {
  return queryOptions({
    queryKey: [progressKey, 'day', day],
    queryFn: ({ signal }) => callApi(dayReason, { params: { day }, signal }),
  })
}

const feedPage = 20

/** The user's activity, newest first, paginated by time. */
export const feedQuery = infiniteQueryOptions({
  queryKey: [progressKey, 'feed'],
  queryFn: ({ pageParam, signal }) =>
    callApi(ownFeed, { query: { limit: feedPage, before: pageParam || undefined }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.at : undefined),
})

/** Number of entries on the profile. Source: the specification of the profile. */
const shownSubmissions = 5
const shownSolved = 6

export const latestSubmissionsQuery = queryOptions({
  queryKey: [progressKey, 'submissions'],
  queryFn: ({ signal }) =>
    callApi(submissionHistory, { query: { page: 1, pageSize: shownSubmissions }, signal }),
})

export const latestSolvedQuery = queryOptions({
  queryKey: [progressKey, 'solved'],
  queryFn: ({ signal }) => callApi(latestSolved, { query: { limit: shownSolved }, signal }),
})
