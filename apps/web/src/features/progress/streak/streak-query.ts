import { ownStreak, type Streak } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { serverNow } from '../../../lib/api/server-clock.ts'
import { progressKey } from '../../../lib/query-keys.ts'
import { dayDependentKeys } from '../../../shared/settings/day-dependent-keys.ts'

/** Between two questions when the day has ended by this clock and the server's goes behind. */
const leastPauseMs = 60_000

const streakKey = [progressKey, 'streak']

/**
 * Asked again when the day ends, because the streak may then be another one. All else that goes by the user's days is asked
 * again with it, so that no two numbers on the screen are of different days.
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
    data ? Math.max(leastPauseMs, Date.parse(data.todayEndsAt) - serverNow() + 1000) : false,
})

function leaveDayBehind(client: QueryClient): void {
  for (const queryKey of dayDependentKeys)
    void client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey[1] !== streakKey[1] })
}
