import { dailyMonth, dailyProblem, ownProblemProgress, reviewQueue } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { serverNow } from '../../lib/api/server-clock.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** Starts with `problemsKey`, so that invalidating the problems after a verdict also invalidates these. */
const key = (name: string) => [problemsKey, 'finding', name] as const

/** The user's progress on each problem that they have opened, attempted, or written a note on. */
export const problemProgressQuery = queryOptions({
  queryKey: key('problemProgress'),
  queryFn: ({ signal }) => callApi(ownProblemProgress, { signal }),
})

/** Refetched when the day ends, for pages that stay open. */
export const dailyQuery = queryOptions({
  queryKey: key('daily'),
  queryFn: async ({ signal }) => (await callApi(dailyProblem, { signal })).daily,
  refetchInterval: ({ state: { data } }) => (data ? msUntil(data.endsAt) : false),
})

/** At least 5 s, because 0 would refetch in a loop while the clocks of browser and server differ. */
function msUntil(time: string): number {
  return Math.max(5000, Date.parse(time) - serverNow() + 1000)
}

/** The daily problems of a month such as 2026-11. */
export function dailyMonthQuery(month: string) {
  return queryOptions({
    queryKey: [...key('month'), month],
    queryFn: ({ signal }) => callApi(dailyMonth, { params: { month }, signal }),
  })
}

export const reviewsQuery = queryOptions({
  queryKey: key('reviews'),
  queryFn: ({ signal }) => callApi(reviewQueue, { signal }),
})
