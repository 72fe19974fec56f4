import { ownApiTokens } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { ownApiTokensKey } from '../../lib/query-keys.ts'

export const apiTokensQuery = queryOptions({
  queryKey: [ownApiTokensKey],
  queryFn: ({ signal }) => callApi(ownApiTokens, { signal }),
  staleTime: 0,
})
