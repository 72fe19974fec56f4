import { exportProblem, exportProblems, managedProblems } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiPage, callUrl } from '../../lib/api/api.ts'
import { packagesKey } from '../../lib/query-keys.ts'

export const exportableProblemsPerPage = 20

/** A page of the exportable problems, including drafts. */
export function exportableProblemsQuery({ q, page }: { q: string; page: number }) {
  return queryOptions({
    queryKey: [packagesKey, 'exportable', q, page],
    queryFn: ({ signal }) =>
      callApiPage(managedProblems, {
        query: { page, pageSize: exportableProblemsPerPage, ...(q !== '' && { q }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Download URL of a package export; null for all problems. */
export function exportUrl(ids: readonly string[] | null): string {
  const [only] = ids ?? []
  if (ids?.length === 1 && only !== undefined) return callUrl(exportProblem.path, { id: only }, {})
  return callUrl(exportProblems.path, {}, ids ? { ids: ids.join(',') } : {})
}
