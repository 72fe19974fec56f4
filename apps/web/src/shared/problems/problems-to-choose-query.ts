import { managedProblems } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemChoicesKey } from '../../lib/query-keys.ts'

const offered = 8

/** The first problems with these words in the title, for admins who choose from them. */
export function problemsToChooseQuery(q: string) {
  return queryOptions({
    queryKey: [problemChoicesKey, q],
    queryFn: ({ signal }) =>
      callApi(managedProblems, { query: { page: 1, pageSize: offered, ...(q && { q }) }, signal }),
    placeholderData: keepPreviousData,
  })
}
