import { attemptById, type HistoryEntry, submissionHistory } from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { submissionsKey } from '../../lib/query-keys.ts'
import type { HistoryFilter } from './list/history-filter.ts'

export const entriesPerPage = 20
const refetchWhilePendingMs = 3000

function isPending({ status }: Pick<HistoryEntry, 'status'>): boolean {
  return status === 'In Queue' || status === 'Judging'
}

/** A page of the user's submissions, refetched while one of them is being judged. */
export function historyQuery(filter: HistoryFilter, page: number) {
  return queryOptions({
    queryKey: [submissionsKey, 'history', filter, page],
    queryFn: ({ signal }) =>
      callApiPage(submissionHistory, { query: { ...filter, page, pageSize: entriesPerPage }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isPending) ? refetchWhilePendingMs : false),
  })
}

export async function countHistory(filter: HistoryFilter): Promise<number> {
  const { total } = await callApiPage(submissionHistory, { query: { ...filter, page: 1, pageSize: 1 } })
  return total
}

/** Maximum number of submissions in the comparison menus; older ones can be opened by URL. */
const mostChoices = 100

/** The user's newest submissions to a problem. */
export function submissionsToProblemQuery(problem: string) {
  return queryOptions({
    queryKey: [submissionsKey, 'history', 'of', problem],
    queryFn: ({ signal }) =>
      callApi(submissionHistory, { query: { problem, pageSize: mostChoices }, signal }),
    staleTime: 0,
  })
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: [submissionsKey, 'attempt', id],
    queryFn: ({ signal }) => callApi(attemptById, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isPending(data) ? refetchWhilePendingMs : false),
  })
}
