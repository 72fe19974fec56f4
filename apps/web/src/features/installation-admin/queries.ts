import { invitationCodes, managedInstallation } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { installationKey, invitationCodesKey } from '../../lib/query-keys.ts'

/** Loaded each time its form is opened, and not refetched on window focus, because the form would not show the change. */
export const managedInstallationQuery = queryOptions({
  queryKey: [installationKey],
  queryFn: ({ signal }) => callApi(managedInstallation, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const invitationCodesQuery = queryOptions({
  queryKey: [invitationCodesKey],
  queryFn: ({ signal }) => callApi(invitationCodes, { signal }),
  staleTime: 0,
})
