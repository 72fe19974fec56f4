import {
  type ContestSubmission,
  type DialogueAnswer,
  type JudgeAnswer,
  ownContestSubmissions,
  ownCustomInputs,
  type PendingAnswer,
  type RunAnswer,
  run,
  runInContest,
  type Submission,
  submissionResult,
  submissionRuntimes,
  submit,
  submitInContest,
  submittedProblem,
} from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { isUnanswered, pause, retryUntilAnswered } from '../../lib/api/retry-until-answered.ts'
import {
  customInputsKey,
  lastResultKey,
  submissionRuntimesKey,
  submissionsKey,
} from '../../lib/query-keys.ts'
import type { DialogueRequest } from './dialogue/dialogue-state.ts'
import { isVerdictOnly, type JudgeRequest, type JudgingPlace } from './judging/judging-state.ts'

const refetchWhilePendingMs = 3000

/** The user's submissions to a problem, newest first; refetched while one of them is being judged. */
export function submissionsQuery(problemId: string) {
  return queryOptions({
    queryKey: [submissionsKey, problemId],
    queryFn: ({ signal }) => callApi(submittedProblem, { params: { id: problemId }, signal }),
    staleTime: 0,
    refetchInterval: (query) =>
      query.state.data?.some((each) => each.status === 'In Queue' || each.status === 'Judging')
        ? refetchWhilePendingMs
        : false,
  })
}

/** Request and verdict of the newest submission to a problem (or to a problem of a contest); null if none. */
export function lastResultQuery({ problemId, contest }: JudgingPlace) {
  return queryOptions({
    queryKey: [lastResultKey, problemId, contest?.id ?? null],
    queryFn: ({ signal }) =>
      contest === null ? lastResultOf(problemId, signal) : lastResultWithin(contest, { problemId, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function lastResultOf(problemId: string, signal: AbortSignal) {
  const query = { page: 1, pageSize: 1 }
  const [last] = await callApi(submittedProblem, { params: { id: problemId }, query, signal })
  if (!last) return null
  const answer = await callApi(submissionResult, { params: { id: last._id }, signal })
  if (!('results' in answer)) return null
  return { request: sentEarlier(last, { problemId, contest: null, at: last.createdAt }), answer }
}

async function lastResultWithin(
  contest: NonNullable<JudgingPlace['contest']>,
  { problemId, signal }: { readonly problemId: string; readonly signal: AbortSignal },
) {
  const own = await callApi(ownContestSubmissions, { params: { id: contest.id }, signal })
  const last = own.find(({ letter }) => letter === contest.letter)
  const answer = last && verdictAlone(last)
  if (!answer || !('results' in answer)) return null
  return { request: sentEarlier(last, { problemId, contest, at: last.at }), answer }
}

function sentEarlier(
  {
    _id,
    language,
    code,
    mode = 'stdin',
  }: Pick<ContestSubmission, '_id' | 'language'> & Pick<Submission, 'code' | 'mode'>,
  { at, ...place }: JudgingPlace & { readonly at: string },
): JudgeRequest {
  const sent = { language, mode, code, customInputs: [], requestKey: _id, sentAt: Date.parse(at) }
  return { what: 'submit', ...place, ...sent }
}

/** The user's custom inputs for a problem. Never read from the cache: an outdated answer would hide newer inputs. */
export function customInputsQuery(problemId: string) {
  return queryOptions({
    queryKey: [customInputsKey, problemId],
    queryFn: ({ signal }) => callApi(ownCustomInputs, { params: { id: problemId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** The user's newest submissions, over all problems. */
export function recentSubmissionsQuery(userId: string) {
  return queryOptions({
    queryKey: [submissionsKey, 'recent', userId],
    queryFn: ({ signal }) =>
      callApi(submittedProblem, { params: { id: userId }, query: { page: 1, pageSize: 5 }, signal }),
    staleTime: 0,
  })
}

/** For how long after a submission the judge may still repeat it to measure the variance, in milliseconds. */
const repeatedWithinMs = 2 * 60_000
const refetchUnmeasuredMs = 2000

/**
 * Runtime comparison of an accepted submission; refetched for a while, until the judge has measured the variance of its
 * runtime.
 */
export function runtimesQuery(submissionId: string, submittedAt: number) {
  return queryOptions({
    queryKey: [submissionRuntimesKey, submissionId],
    queryFn: ({ signal }) => callApi(submissionRuntimes, { params: { id: submissionId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.noise === null && Date.now() - submittedAt < repeatedWithinMs ? refetchUnmeasuredMs : false,
  })
}

const pollEveryMs = 1500

interface JudgeOptions {
  readonly signal: AbortSignal
  /** Called on the first response: from then on the server has the request. */
  readonly onTaken: () => void
  /** Called for each response without a verdict. */
  readonly onPending: (answer: PendingAnswer) => void
  /** Called with true when a response is missing and the request is retried, and with false when one has arrived. */
  readonly onSilence: (isSilent: boolean) => void
}

/**
 * Sends code to be judged and waits for the verdict without a time limit. If a response is lost, the request is repeated
 * with the same key, so that accepted work continues and nothing is judged twice.
 * Throws `ApiError` when the server rejects the request, or has been unreachable behind a responding proxy for a minute.
 */
export async function judge(
  request: JudgeRequest,
  { signal, onTaken, onPending, onSilence }: JudgeOptions,
): Promise<JudgeAnswer> {
  let answer = await retryUntilAnswered(() => send(request, signal), {
    ...{ signal, onSilence },
    mayPass: isUnanswered,
  })
  onTaken()
  while (!('results' in answer)) {
    const pending = answer
    onPending(pending)
    await pause(pollEveryMs, signal)
    answer = await retryUntilAnswered(() => askAgain(request, pending, signal), {
      ...{ signal, onSilence },
      mayPass: ({ status }) => status === 0 || status >= 500,
    })
  }
  return answer
}

async function askAgain(
  request: JudgeRequest,
  pending: PendingAnswer,
  signal: AbortSignal,
): Promise<JudgeAnswer | PendingAnswer> {
  const { submissionId: id } = pending
  if (request.contest === null || !isVerdictOnly(request))
    return callApi(submissionResult, { params: { id }, signal })
  const own = await callApi(ownContestSubmissions, { params: { id: request.contest.id }, signal })
  const found = own.find(({ _id }) => _id === id)
  return found ? verdictAlone(found) : pending
}

function send(request: JudgeRequest, signal: AbortSignal): Promise<JudgeAnswer | PendingAnswer> {
  const { what, problemId, contest, code, mode, language, requestKey, customInputs } = request
  if (contest !== null) return sendWithin(contest, request, signal)
  const params = { id: problemId }
  return what === 'run'
    ? judged(callApi(run, { params, body: { code, mode, language, requestKey, customInputs }, signal }))
    : callApi(submit, { params, body: { code, mode, language, requestKey }, signal })
}

/** Throws for a dialogue, which is answered only where answers by hand were sent. */
async function judged(answering: Promise<RunAnswer>): Promise<JudgeAnswer | PendingAnswer> {
  const answer = await answering
  if ('dialogue' in answer) throw new Error('A run was answered as a dialogue.')
  return answer
}

type TurnOptions = Omit<JudgeOptions, 'onTaken'>

/**
 * Plays a turn of a dialogue and waits until the program waits or has ended. If a response is lost, the request is repeated with the
 * same key, so that a turn is played once. Throws `ApiError` as `judge` does.
 */
export async function playTurn(
  request: DialogueRequest,
  { signal, onPending, onSilence }: TurnOptions,
): Promise<DialogueAnswer> {
  for (;;) {
    const answer = await retryUntilAnswered(() => sendTurn(request, signal), {
      ...{ signal, onSilence },
      mayPass: isUnanswered,
    })
    if ('dialogue' in answer) return answer
    if ('results' in answer) return unplayed(answer)
    onPending(answer)
    await pause(pollEveryMs, signal)
  }
}

function sendTurn(request: DialogueRequest, signal: AbortSignal): Promise<RunAnswer> {
  const { contest, problemId, code, language, requestKey, handAnswers } = request
  const body = { code, language, requestKey, handAnswers }
  return contest === null
    ? callApi(run, { params: { id: problemId }, body, signal })
    : callApi(runInContest, { params: contest, body, signal })
}

/** A server of the version before, which is being replaced, ran the program on the cases instead. */
function unplayed({ submissionId, compileMessage, limitsEnforced }: JudgeAnswer): DialogueAnswer {
  const errorMessage = 'The server is just being replaced by a newer one. Send it again in a minute.'
  return { submissionId, dialogue: null, compileMessage, errorMessage, limitsEnforced }
}

/** For a contest submission, the server returns only the verdict, the compiler's output, and whether limits were enforced. */
async function sendWithin(
  params: NonNullable<JudgeRequest['contest']>,
  { what, code, mode, language, requestKey, customInputs }: JudgeRequest,
  signal: AbortSignal,
): Promise<JudgeAnswer | PendingAnswer> {
  if (what === 'run')
    return judged(
      callApi(runInContest, { params, body: { code, mode, language, requestKey, customInputs }, signal }),
    )
  const answer = await callApi(submitInContest, {
    params,
    body: { code, mode, language, requestKey },
    signal,
  })
  return 'status' in answer ? verdictAlone(answer) : answer
}

function verdictAlone({
  _id,
  status,
  compileMessage,
  limitsEnforced,
  score,
}: ContestSubmission): JudgeAnswer | PendingAnswer {
  if (status === 'In Queue' || status === 'Judging') return { submissionId: _id }
  return {
    submissionId: _id,
    overallStatus: status,
    compileMessage,
    results: [],
    testCasesPassed: 0,
    testCasesTotal: 0,
    runtime: 0,
    memory: 0,
    errorMessage: null,
    limitsEnforced: limitsEnforced ?? true,
    ...(score && { score }),
  }
}
