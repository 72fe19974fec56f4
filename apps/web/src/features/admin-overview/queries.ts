import { adminOverview, adminWaiting } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { adminKey } from '../../lib/query-keys.ts'

const refreshMs = 15_000

/** Number of open tasks per admin page, shown as badges in the navigation. */
export const waitingQuery = queryOptions({
  queryKey: [adminKey, 'waiting'],
  queryFn: ({ signal }) => callApi(adminWaiting, { signal }),
  refetchInterval: 60_000,
})

/** Data of the dashboard, refetched every 15 s while the page is visible. */
export const overviewQuery = queryOptions({
  queryKey: [adminKey, 'overview'],
  queryFn: ({ signal }) => callApi(adminOverview, { signal }),
  refetchInterval: refreshMs,
})
