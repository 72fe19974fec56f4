import {
  type ContestNews,
  contestPeople,
  contestSubmissions,
  juryBoard,
  managedContest,
  managedContests,
  managedQuestions,
  type QueryOf,
} from '@codedojo/contract'
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { contestAdminKey } from '../../lib/query-keys.ts'

/** Refetch interval while a contest is running. */
const refetchMs = 10_000

export const contestsPerPage = 20

export interface ContestFilter {
  readonly q: string
  /** Counted from 1. */
  readonly page: number
}

export function managedContestsQuery({ q, page }: ContestFilter) {
  return queryOptions({
    queryKey: [contestAdminKey, 'list', q, page],
    queryFn: ({ signal }) =>
      callApiPage(managedContests, { query: { page, pageSize: contestsPerPage, ...(q && { q }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refetchMs,
  })
}

export function managedContestQuery(id: string) {
  return queryOptions({
    queryKey: [contestAdminKey, 'one', id],
    queryFn: ({ signal }) => callApi(managedContest, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: refetchMs,
  })
}

export function juryScoreboardQuery(id: string) {
  return queryOptions({
    queryKey: [contestAdminKey, 'board', id],
    queryFn: ({ signal }) => callApi(juryBoard, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: refetchMs,
  })
}

export function contestPeopleQuery(id: string) {
  return queryOptions({
    queryKey: [contestAdminKey, 'people', id],
    queryFn: ({ signal }) => callApi(contestPeople, { params: { id }, signal }),
    staleTime: 0,
  })
}

export const submissionsPerPage = 50

export type SubmissionFilter = Pick<
  NonNullable<QueryOf<typeof contestSubmissions>>,
  'person' | 'letter' | 'status'
> & { readonly page: number }

export function contestSubmissionsQuery(id: string, filter: SubmissionFilter) {
  return queryOptions({
    queryKey: [contestAdminKey, 'submissions', id, filter],
    queryFn: ({ signal }) =>
      callApiPage(contestSubmissions, {
        params: { id },
        query: { ...filter, pageSize: submissionsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refetchMs,
  })
}

/** Counts the submissions that match the filter. */
export async function countContestSubmissions(id: string, filter: SubmissionFilter): Promise<number> {
  const query = { ...filter, page: 1, pageSize: 1 }
  const { total } = await callApiPage(contestSubmissions, { params: { id }, query })
  return total
}

export function managedQuestionsQuery(id: string) {
  return queryOptions({
    queryKey: [contestAdminKey, 'questions', id],
    queryFn: ({ signal }) => callApi(managedQuestions, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: refetchMs,
  })
}

/** Query keys of the admin page that news of this kind outdate. */
export function adminNewsKeys(id: string, what: ContestNews['what']): QueryKey[] {
  const keys = {
    board: ['one', 'board', 'submissions', 'people'],
    announcement: ['questions'],
    question: ['one', 'questions'],
    contest: ['one', 'board', 'submissions', 'people', 'questions'],
  } as const satisfies Record<ContestNews['what'], readonly string[]>
  return keys[what].map((part) => [contestAdminKey, part, id])
}
