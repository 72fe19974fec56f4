import {
  askContestQuestion,
  type BodyOf,
  contestBoard,
  contestById,
  contestList,
  contestProblem,
  contestQuestions,
  ownContestSubmissions,
  readAnnouncements,
  registerForContest,
  unregisterFromContest,
} from '@codedojo/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { contestKey, contestsKey } from '../../lib/query-keys.ts'
import { contestTime } from './contest-time.ts'
import { contestRefetchInterval, regularRefetchMs } from './refetch-interval.ts'

export const pastPerPage = 10

/** All contests, with one page of the past ones; pages count from 1. */
export function contestsQuery(page: number) {
  return queryOptions({
    queryKey: [contestsKey, page],
    queryFn: ({ signal }) => callApi(contestList, { query: { page, pageSize: pastPerPage }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (data === undefined) return false
      const now = contestTime({ now: data.now, receivedAt: dataUpdatedAt })
      return contestRefetchInterval([...data.running, ...data.upcoming], now)
    },
  })
}

export function contestQuery(id: string) {
  return queryOptions({
    queryKey: [contestKey, id, 'one'],
    queryFn: ({ signal }) => callApi(contestById, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (data === undefined) return false
      return contestRefetchInterval([data], contestTime({ now: data.now, receivedAt: dataUpdatedAt }))
    },
  })
}

export function scoreboardQuery(id: string) {
  return queryOptions({
    queryKey: [contestKey, id, 'board'],
    queryFn: ({ signal }) => callApi(contestBoard, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: regularRefetchMs,
  })
}

/** Announcements, and the questions that are visible to the user. */
export function questionsQuery(id: string) {
  return queryOptions({
    queryKey: [contestKey, id, 'questions'],
    queryFn: ({ signal }) => callApi(contestQuestions, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: regularRefetchMs,
  })
}

const refetchJudgingMs = 2000

export function ownSubmissionsQuery(id: string) {
  return queryOptions({
    queryKey: [contestKey, id, 'submissions'],
    queryFn: ({ signal }) => callApi(ownContestSubmissions, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'In Queue' || status === 'Judging') ? refetchJudgingMs : false,
  })
}

/** A problem during the contest. It does not change, so it is never refetched. */
export function contestProblemQuery(id: string, letter: string) {
  return queryOptions({
    queryKey: [contestKey, id, 'problem', letter],
    queryFn: ({ signal }) => callApi(contestProblem, { params: { id, letter }, signal }),
    staleTime: 5 * 60_000,
  })
}

export function register(id: string, code = '') {
  return callApi(registerForContest, { params: { id }, body: { code } })
}

export function unregister(id: string) {
  return callApi(unregisterFromContest, { params: { id } })
}

export function sendContestQuestion(id: string, body: BodyOf<typeof askContestQuestion>) {
  return callApi(askContestQuestion, { params: { id }, body })
}

export function markAnnouncementsRead(id: string) {
  return callApi(readAnnouncements, { params: { id }, isBackground: true })
}

/** Refetches everything that depends on the registration. */
export async function refetchContest(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [contestKey, id] }),
    queryClient.invalidateQueries({ queryKey: [contestsKey] }),
  ])
}
