import {
  applyRejudge,
  cancelRejudge,
  managedProblems,
  type RejudgeFilter,
  type RejudgeState,
  rejudgeById,
  rejudgeChanges,
  rejudgeChoices,
  rejudges,
  startRejudge,
} from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { problemKey, problemsKey, rejudgesKey, submissionsKey } from '../../lib/query-keys.ts'

const refetchWhileOpenMs = 1500
export const rejudgesPerPage = 20
export const changesPerPage = 50

/** Whether the rejudge advances by itself, so that it must be refetched. */
function isInProgress(state: RejudgeState): boolean {
  return state === 'judging' || state === 'applying'
}

export function rejudgesQuery(page: number) {
  return queryOptions({
    queryKey: [rejudgesKey, 'list', page],
    queryFn: ({ signal }) => callApiPage(rejudges, { query: { page, pageSize: rejudgesPerPage }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => isInProgress(state)) ? refetchWhileOpenMs : false,
  })
}

export function rejudgeQuery(id: string) {
  return queryOptions({
    queryKey: [rejudgesKey, 'one', id],
    queryFn: ({ signal }) => callApi(rejudgeById, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data.state) ? refetchWhileOpenMs : false),
  })
}

export interface ChangesPage {
  kind: 'verdict' | 'passed'
  /** Counted from 1. */
  page: number
}

/** `judged` is part of the key, because the list grows while the rejudge advances. */
export function changesQuery(id: string, { kind, page }: ChangesPage, judged: number) {
  return queryOptions({
    queryKey: [rejudgesKey, 'changes', id, kind, page, judged],
    queryFn: ({ signal }) =>
      callApiPage(rejudgeChanges, {
        params: { id },
        query: { kind, page, pageSize: changesPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Counts the submissions of a problem by verdict, language and version. */
export function rejudgeOptionsQuery(problemId: string) {
  return queryOptions({
    queryKey: [rejudgesKey, 'choices', problemId],
    queryFn: ({ signal }) => callApi(rejudgeChoices, { params: { id: problemId }, signal }),
    staleTime: 0,
  })
}

const foundAtATime = 6

/** The first few problems with this text in their title. */
export function problemsNamedQuery(q: string) {
  return queryOptions({
    queryKey: [rejudgesKey, 'problems-named', q],
    queryFn: ({ signal }) => callApiPage(managedProblems, { query: { q, pageSize: foundAtATime }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function beginRejudge(problemId: string, filter: Partial<RejudgeFilter>) {
  return callApi(startRejudge, { params: { id: problemId }, body: filter })
}

export function applyVerdicts(id: string) {
  return callApi(applyRejudge, { params: { id }, body: {} })
}

export function stopRejudge(id: string) {
  return callApi(cancelRejudge, { params: { id }, body: {} })
}

/** Invalidates the rejudges, after one was started or ended, and the verdicts and counters that it changes. */
export async function invalidateRejudges(queryClient: QueryClient): Promise<void> {
  const keys = [[rejudgesKey], [submissionsKey], [problemsKey], [problemKey]]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
