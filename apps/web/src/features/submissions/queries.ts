import {
  type JudgeAnswer,
  type PendingAnswer,
  run,
  submissionResult,
  submissionRuntimes,
  submit,
  submittedProblem,
} from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { JudgeRequest } from './judging-state.ts'

const refetchWhilePendingMs = 3000

/** The user's submissions to a problem, newest first. Asked again by itself while one of them is still judged. */
export function submissionsQuery(problemId: string) {
  return queryOptions({
    queryKey: ['submissions', problemId],
    queryFn: ({ signal }) => callApi(submittedProblem, { params: { id: problemId }, signal }),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.some((each) => each.status === 'In Queue' || each.status === 'Judging')
        ? refetchWhilePendingMs
        : false,
  })
}

/** For so long after a submission the judge may still be about to repeat it. */
const repeatedWithinMs = 2 * 60_000
const refetchUnmeasuredMs = 2000

/** How an accepted submission compares; asked again for a while until the judge has measured how much its time varies. */
export function runtimesQuery(submissionId: string, submittedAt: number) {
  return queryOptions({
    queryKey: ['submission-runtimes', submissionId],
    queryFn: ({ signal }) => callApi(submissionRuntimes, { params: { id: submissionId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.noise === null && Date.now() - submittedAt < repeatedWithinMs ? refetchUnmeasuredMs : false,
  })
}

const pollEveryMs = 1500
const patienceMs = 60_000

interface JudgeOptions {
  readonly signal: AbortSignal
  /** Called when the server has answered the first time: from then on the work is its own. */
  readonly onTaken: () => void
  /** Called for every answer that is no verdict yet. */
  readonly onPending: (answer: PendingAnswer) => void
}

/**
 * Sends code to be judged and waits for the verdict, however long it takes.
 * Throws `ApiError` when the server refuses, or when it has not answered for a minute while being asked for the result.
 */
export async function judge(
  request: JudgeRequest,
  { signal, onTaken, onPending }: JudgeOptions,
): Promise<JudgeAnswer> {
  let answer = await send(request, signal)
  onTaken()
  let lastAnswerAt = Date.now()
  while (!('results' in answer)) {
    onPending(answer)
    await pause(pollEveryMs, signal)
    try {
      answer = await callApi(submissionResult, { params: { id: answer.submissionId }, signal })
      lastAnswerAt = Date.now()
    } catch (error) {
      const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500)
      if (!mayPass || Date.now() - lastAnswerAt > patienceMs) throw error
    }
  }
  return answer
}

function send(request: JudgeRequest, signal: AbortSignal): Promise<JudgeAnswer | PendingAnswer> {
  const { what, problemId, code, language, requestKey, customInputs } = request
  const params = { id: problemId }
  return what === 'run'
    ? callApi(run, { params, body: { code, language, requestKey, customInputs }, signal })
    : callApi(submit, { params, body: { code, language, requestKey }, signal })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
