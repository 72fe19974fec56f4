import { type ProblemList, problemLists } from '@codedojo/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { listPathOf } from '../../lib/paths.ts'
import { problemListsKey } from '../../lib/query-keys.ts'

/** The user's own lists: the favourites, then the others by name. */
export const listsQuery = queryOptions({
  queryKey: [problemListsKey],
  queryFn: async ({ signal }) => inOrder(await callApi(problemLists, { signal })),
})

/** What every change of a list has in common: they go to the server one after the other, in the order of the presses. */
export const listChange = { mutationKey: [problemListsKey], scope: { id: 'problem-lists' } }

/** Stands for the id of the favourites in every call and address. */
export const favouritesId = 'favourites'

/** The id of a list in an address: that of the favourites is the same for everybody. */
export function addressIdOf(list: Pick<ProblemList, '_id' | 'isFavourites'>): string {
  return list.isFavourites ? favouritesId : list._id
}

export function listPath(list: Pick<ProblemList, '_id' | 'isFavourites'>): string {
  return listPathOf(addressIdOf(list))
}

/** Takes over a list as the server has answered it. */
export function keepList(queryClient: QueryClient, list: ProblemList): void {
  queryClient.setQueryData(listsQuery.queryKey, (known) => {
    if (known === undefined) return known
    return inOrder([...known.filter(({ _id }) => _id !== list._id), list])
  })
}

/** By the alphabet of the reader, which the server does not know. */
function inOrder(lists: readonly ProblemList[]): ProblemList[] {
  return lists.toSorted(
    (one, other) =>
      Number(other.isFavourites) - Number(one.isFavourites) || one.name.localeCompare(other.name),
  )
}

/** Takes over the answer to a change, unless a later change is on its way, of which the answer knows nothing. */
export function keepLatestList(queryClient: QueryClient, list: ProblemList): void {
  if (isLatestChange(queryClient)) keepList(queryClient, list)
}

/** Whether the change that was answered just now is the only one that is on its way. */
export function isLatestChange(queryClient: QueryClient): boolean {
  const { mutationKey } = listChange
  return queryClient.isMutating({ mutationKey }) === 1
}
