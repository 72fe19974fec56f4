import { checkResetLink } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { resetLinkKey } from '../../lib/query-keys.ts'

/** Whether the reset link with this token is still valid, as of when the page was opened. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [resetLinkKey, token],
    queryFn: async ({ signal }) => (await callApi(checkResetLink, { body: { token }, signal })).isValid,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
