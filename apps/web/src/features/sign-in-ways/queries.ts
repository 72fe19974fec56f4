import { ownSessions, ownSignInWays } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ownSessionsKey, signInWaysKey } from '../../lib/query-keys.ts'

export const signInWaysQuery = queryOptions({
  queryKey: [signInWaysKey],
  queryFn: ({ signal }) => callApi(ownSignInWays, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: [ownSessionsKey],
  queryFn: ({ signal }) => callApi(ownSessions, { signal }),
  staleTime: 0,
})
