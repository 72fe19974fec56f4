import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  judgeAnswerSchema,
  type Language,
  pendingAnswerSchema,
  type SubmissionStatus,
  submissionSchema,
  type Verdict,
} from '@codedojo/contract'
import { z } from 'zod'
import { followEvents } from './follow-events.ts'
import type { History, StatusObservation, SubmissionIntent } from './history.ts'

export interface LearnerOptions {
  readonly history: History
  /** Current URL of a server. */
  readonly url: () => string
  /** Time limit after which a request is repeated. */
  readonly answerWithinMs: number
  /** Aborting it stops all repetitions. */
  readonly signal?: AbortSignal
}

export interface Program {
  readonly problemId: string
  readonly language: Language
  readonly code: string
  readonly expected: Verdict
}

/** A client of the HTTP API that repeats requests until they succeed and records everything it observes. */
export interface Learner {
  readonly userId: string
  readonly cookie: string
  /** Repeats the request with the same key until the submission is acknowledged; returns its id. */
  readonly submit: (program: Program, onRepeat?: () => void) => Promise<string>
  /** null if there was no answer. */
  readonly lookAt: (submissionId: string) => Promise<SubmissionStatus | null>
  readonly readList: () => Promise<void>
  readonly untilJudged: (submissionId: string, onRepeat?: () => void) => Promise<SubmissionStatus>
  /** Follows the event stream, reconnecting, until the signal is aborted. */
  readonly follow: (signal: AbortSignal) => Promise<void>
}

const retryMs = 200
const signedUpSchema = z.object({ user: z.object({ _id: z.string() }) })
const answerSchema = z.union([judgeAnswerSchema, pendingAnswerSchema])

/** Logical clock of all client actions; see `StatusObservation`. */
let moment = 0

export async function signUp({ history, url, answerWithinMs, signal }: LearnerOptions): Promise<Learner> {
  const credentials = { emailId: `${randomUUID()}@example.org`, password: 'a long enough one' }
  const account = { firstName: 'Meera', ...credentials, terms: true }
  const registered = await fetch(`${url()}/api/user/register`, requestOf('POST', '', account))
  if (registered.status !== 200) throw new Error(`Sign-up failed: ${await registered.text()}`)
  const { user } = signedUpSchema.parse(await registered.json())
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

  const ask = (path: string, request: RequestInit) =>
    fetchAnswer(`${url()}${path}`, { ...request, signal: AbortSignal.timeout(answerWithinMs) })
  const see = (source: StatusObservation['source'], askedAt: number) => {
    const shownAt = ++moment
    return (submissionId: string, status: StatusObservation['status']) =>
      history.observations.push({ submissionId, status, source, askedAt, shownAt })
  }
  const lookAt = async (submissionId: string) => {
    const askedAt = ++moment
    const response = await ask(`/api/submission/result/${submissionId}`, requestOf('GET', cookie))
    if (!response) return null
    const status = statusOf(answerSchema.parse(response.body))
    see('result', askedAt)(submissionId, status)
    return status
  }
  return {
    userId: user._id,
    cookie,
    lookAt,
    submit: async ({ problemId, language, code, expected }, onRepeat = () => undefined) => {
      const wish: SubmissionIntent = {
        requestKey: randomUUID(),
        userId: user._id,
        problemId,
        expected,
        acknowledgedAs: [],
      }
      history.intents.push(wish)
      const body = { code, language, requestKey: wish.requestKey }
      for (;;) {
        const askedAt = ++moment
        const path = `/api/submission/submit/${problemId}`
        const response = await ask(path, requestOf('POST', cookie, body))
        if (!response) {
          onRepeat()
          await sleep(retryMs, undefined, { signal })
          continue
        }
        const answer = answerSchema.parse(response.body)
        wish.acknowledgedAs.push(answer.submissionId)
        see('answer', askedAt)(answer.submissionId, statusOf(answer))
        return answer.submissionId
      }
    },
    readList: async () => {
      const askedAt = ++moment
      const path = `/api/problem/submittedProblem/${user._id}?page=1&pageSize=100`
      const response = await ask(path, requestOf('GET', cookie))
      const record = see('list', askedAt)
      for (const row of z.array(submissionSchema).parse(response?.body ?? [])) record(row._id, row.status)
    },
    untilJudged: async (submissionId, onRepeat = () => undefined) => {
      for (;;) {
        const status = await lookAt(submissionId)
        if (status === null) onRepeat()
        if (status !== null && status !== 'Judging') return status
        await sleep(retryMs, undefined, { signal })
      }
    },
    follow: (signal) =>
      followEvents({
        connect: () => fetch(`${url()}/api/submission/events`, { headers: { cookie }, signal }),
        onEvent: ({ submissionId, requestKey, stage }) => {
          // A client that sees the submission in the stream counts as told of it, whatever happened to the request that created
          // it.
          history.intents.find((wish) => wish.requestKey === requestKey)?.acknowledgedAs.push(submissionId)
          if (stage === 'done') see('events', ++moment)(submissionId, 'done')
        },
        signal,
      }),
  }
}

function requestOf(method: 'GET' | 'POST', cookie: string, body?: object): RequestInit {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  return { method, headers, ...(body && { body: JSON.stringify(body) }) }
}

function statusOf(answer: z.output<typeof answerSchema>): SubmissionStatus {
  return 'overallStatus' in answer ? answer.overallStatus : 'Judging'
}

/** null if the server is unreachable or temporarily unavailable. Throws on any other error response. */
async function fetchAnswer(url: string, request: RequestInit): Promise<{ readonly body: unknown } | null> {
  try {
    const response = await fetch(url, request)
    if (response.ok) return { body: await response.json() }
    if (response.status < 500) throw new RangeError(`${url}: ${response.status} ${await response.text()}`)
    return null
  } catch (error) {
    if (error instanceof RangeError) throw error
    return null
  }
}
