import {
  answerReport,
  type BodyOf,
  ownReports,
  type ReportState,
  type ReportSubject,
  reportById,
  reportProblem,
  reports,
} from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { reportsKey } from '../../lib/query-keys.ts'

export const reportsPerPage = 20

export interface ReportFilter {
  /** null for all states. */
  state: ReportState | null
  about: ReportSubject | null
  q: string
  /** Counted from 1. */
  page: number
}

export function reportsQuery(filter: ReportFilter) {
  const { state, about, q, page } = filter
  return queryOptions({
    queryKey: [reportsKey, 'list', state, about, q, page],
    queryFn: ({ signal }) =>
      callApiPage(reports, {
        query: { ...queryOf(filter), page, pageSize: reportsPerPage },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Counts the reports that match the filter. */
export async function countReports(filter: ReportFilter): Promise<number> {
  const { total } = await callApiPage(reports, { query: { ...queryOf(filter), page: 1, pageSize: 1 } })
  return total
}

function queryOf({ state, about, q }: ReportFilter) {
  return { ...(state && { state }), ...(about && { about }), ...(q !== '' && { q }) }
}

export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [reportsKey, 'one', id],
    queryFn: ({ signal }) => callApi(reportById, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** The user's own reports on a problem. */
export function ownReportsQuery(problemId: string) {
  return queryOptions({
    queryKey: [reportsKey, 'own', problemId],
    queryFn: ({ signal }) => callApi(ownReports, { params: { id: problemId }, signal }),
  })
}

export function sendReport(problemId: string, body: BodyOf<typeof reportProblem>) {
  return callApi(reportProblem, { params: { id: problemId }, body })
}

export function sendReportAnswer(id: string, body: BodyOf<typeof answerReport>) {
  return callApi(answerReport, { params: { id }, body })
}

/** Invalidates all report queries, after a report was sent or answered. */
export async function invalidateReports(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [reportsKey] })
}
