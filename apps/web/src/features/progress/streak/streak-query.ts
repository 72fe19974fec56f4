import { ownStreak, type Streak } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { progressKey } from '../../../lib/query-keys.ts'
import { dayDependentKeys } from '../../../shared/settings/day-dependent-keys.ts'

/** Refetch interval when the day has ended by this clock but not yet by the server's. */
const minPauseMs = 60_000

const streakKey = [progressKey, 'streak']

/**
 * Refetched when the day ends. All other data that depends on the user's day is refetched with it, so that all numbers on
 * the screen are of the same day.
 */
export const streakQuery = queryOptions({
  queryKey: streakKey,
  queryFn: async ({ client, signal }) => {
    const streak = await callApi(ownStreak, { signal })
    const before = client.getQueryData<Streak>(streakKey)
    if (before && before.today !== streak.today) leaveDayBehind(client)
    return streak
  },
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(minPauseMs, Date.parse(data.todayEndsAt) - serverNow() + 1000) : false,
})

function leaveDayBehind(client: QueryClient): void {
  for (const queryKey of dayDependentKeys)
    void client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== streakKey[1] })
}
