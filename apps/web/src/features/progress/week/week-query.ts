import { ownWeek } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { progressKey } from '../../../lib/query-keys.ts'

/** Begins with `progressKey`, so that a verdict and another time zone refresh it. */
export const weekQuery = queryOptions({
  queryKey: [progressKey, 'week'],
  queryFn: ({ signal }) => callApi(ownWeek, { signal }),
})
