import { dailyMonth, dailyProblem, ownProblemProgress, reviewQueue } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { serverNow } from '../../lib/api/server-clock.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** Begins with `problemsKey`: whoever invalidates the problems after a verdict invalidates these, too. */
const key = (name: string) => [problemsKey, 'finding', name] as const

/** What the user did with each problem that they opened or tried. */
export const problemProgressQuery = queryOptions({
  queryKey: key('problemProgress'),
  queryFn: ({ signal }) => callApi(ownProblemProgress, { signal }),
})

/** Asked again when it ends, whoever left the page open. */
export const dailyQuery = queryOptions({
  queryKey: key('daily'),
  queryFn: async ({ signal }) => (await callApi(dailyProblem, { signal })).daily,
  refetchInterval: ({ state: { data } }) => (data ? msUntil(data.endsAt) : false),
})

/** Never 0, which would ask without a pause while the clocks of browser and server differ. */
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
