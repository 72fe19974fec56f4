import { ownStreak } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { progressKey } from '../progress-key.ts'

/** Between two questions when the day has ended by this clock and the server's goes behind. */
const leastPauseMs = 60_000

/** Asked again when the day ends, because the streak may then be another one. */
export const streakQuery = queryOptions({
  queryKey: [...progressKey, 'streak'],
  queryFn: ({ signal }) => callApi(ownStreak, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data ? Math.max(leastPauseMs, Date.parse(data.todayEndsAt) - Date.now() + 1000) : false,
})
