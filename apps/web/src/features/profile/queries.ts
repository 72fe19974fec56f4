import {
  type BodyOf,
  deleteProfile,
  deletionPreview,
  ownProfile,
  type Profile,
  publicProfile,
  saveProfile,
} from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { deletionPreviewKey, ownProfileKey, publicProfileKey } from '../../lib/query-keys.ts'

export const profileQuery = queryOptions({
  queryKey: [ownProfileKey],
  queryFn: ({ signal }) => callApi(ownProfile, { signal }),
})

export function publicProfileQuery(id: string) {
  return queryOptions({
    queryKey: [publicProfileKey, id],
    queryFn: ({ signal }) => callApi(publicProfile, { params: { id }, signal }),
  })
}

/** What the deletion of the account would delete; recounted whenever it is shown. */
export const deletionPreviewQuery = queryOptions({
  queryKey: [deletionPreviewKey],
  queryFn: ({ signal }) => callApi(deletionPreview, { signal }),
  staleTime: 0,
  gcTime: 0,
})

export function sendProfile(body: BodyOf<typeof saveProfile>) {
  return callApi(saveProfile, { body })
}

/** Caches the saved profile, and invalidates the public one. */
export function cacheProfile(queryClient: QueryClient, saved: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: publicProfileQuery(saved._id).queryKey })
}

export function deleteAccount(id: string) {
  return callApi(deleteProfile, { params: { id } })
}
