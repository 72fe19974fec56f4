import { getAllProfile, submittedProblem, userTotals } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { peopleKey } from '../../lib/query-keys.ts'
import type { UserListFilter } from './user-filter.ts'

export const usersPerPage = 20
export const submissionsPerPage = 10

export const usersQuery = (filter: UserListFilter, page: number) =>
  queryOptions({
    queryKey: [peopleKey, 'list', filter, page],
    queryFn: ({ signal }) =>
      callApiPage(getAllProfile, { query: { ...filter, page, pageSize: usersPerPage }, signal }),
    // Keeps the previous rows until the next ones are loaded, so that the table does not jump while typing.
    placeholderData: keepPreviousData,
  })

export async function countUsers(filter: UserListFilter): Promise<number> {
  const { total } = await callApiPage(getAllProfile, { query: { ...filter, page: 1, pageSize: 1 } })
  return total
}

export const userTotalsQuery = queryOptions({
  queryKey: [peopleKey, 'totals'],
  queryFn: ({ signal }) => callApi(userTotals, { signal }),
})

export const submissionsOfQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [peopleKey, 'submissions', userId, page],
    queryFn: ({ signal }) =>
      callApiPage(submittedProblem, {
        params: { id: userId },
        query: { page, pageSize: submissionsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
