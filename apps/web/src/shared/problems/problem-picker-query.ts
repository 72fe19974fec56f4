import { managedProblems } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemChoicesKey } from '../../lib/query-keys.ts'

const offered = 8

/** The first problems whose title contains these words, for admins. */
export function problemPickerQuery(q: string) {
  return queryOptions({
    queryKey: [problemChoicesKey, q],
    queryFn: ({ signal }) =>
      callApi(managedProblems, { query: { page: 1, pageSize: offered, ...(q && { q }) }, signal }),
    placeholderData: keepPreviousData,
  })
}
