import { adminOverview, adminWaiting } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { adminKey } from '../../lib/query-keys.ts'

const refreshMs = 15_000

/** What waits, for the numbers beside the pages of admins. */
export const waitingQuery = queryOptions({
  queryKey: [adminKey, 'waiting'],
  queryFn: ({ signal }) => callApi(adminWaiting, { signal }),
  refetchInterval: 60_000,
})

/** What the dashboard shows; asked again every 15 s while the page can be seen. */
export const overviewQuery = queryOptions({
  queryKey: [adminKey, 'overview'],
  queryFn: ({ signal }) => callApi(adminOverview, { signal }),
  refetchInterval: refreshMs,
})
