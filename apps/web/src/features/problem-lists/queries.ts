import { type ProblemList, problemLists } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { listPathOf } from '../../lib/paths.ts'
import { problemListsKey } from '../../lib/query-keys.ts'

/** The user's lists: the favourites, then the others by name. */
export const listsQuery = queryOptions({
  queryKey: [problemListsKey],
  queryFn: async ({ signal }) => inOrder(await callApi(problemLists, { signal })),
})

/** Options shared by all list mutations. The scope makes them run one after the other. */
export const listChange = { mutationKey: [problemListsKey], scope: { id: 'problem-lists' } }

/** Replaces the id of the favourites in API calls and URLs. */
export const favouritesId = 'favourites'

/** The id of a list in its URL; the favourites have a fixed one. */
export function urlIdOfList(list: Pick<ProblemList, '_id' | 'isFavourites'>): string {
  return list.isFavourites ? favouritesId : list._id
}

export function listPath(list: Pick<ProblemList, '_id' | 'isFavourites'>): string {
  return listPathOf(urlIdOfList(list))
}

/** Updates a list in the cache with the server's answer. */
export function cacheList(queryClient: QueryClient, list: ProblemList): void {
  queryClient.setQueryData(listsQuery.queryKey, (known) => {
    if (known === undefined) return known
    return inOrder([...known.filter(({ _id }) => _id !== list._id), list])
  })
}

/** Sorted by the user's locale, which the server does not know. */
function inOrder(lists: readonly ProblemList[]): ProblemList[] {
  return lists.toSorted(
    (one, other) =>
      Number(other.isFavourites) - Number(one.isFavourites) || one.name.localeCompare(other.name),
  )
}

/** Updates the cache with the answer to a change, unless a later change is pending, which the answer does not include. */
export function cacheListUnlessStale(queryClient: QueryClient, list: ProblemList): void {
  if (isLatestChange(queryClient)) cacheList(queryClient, list)
}

/** Whether the change that was just answered is the only pending one. */
export function isLatestChange(queryClient: QueryClient): boolean {
  const { mutationKey } = listChange
  return queryClient.isMutating({ mutationKey }) === 1
}
