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
import type { History, Sighting, Wish } from './history.ts'

export interface LearnerPlace {
  readonly history: History
  /** Where a server is to be found now. */
  readonly url: () => string
  /** After this an unanswered request is given up and asked again. */
  readonly answerWithinMs: number
  /** Ends all asking again. */
  readonly signal?: AbortSignal
}

export interface Program {
  readonly problemId: string
  readonly language: Language
  readonly code: string
  readonly expected: Verdict
}

/** Somebody who uses the product over HTTP, never gives up, and remembers everything that was shown. */
export interface Learner {
  readonly userId: string
  /** Asks again with the same request key until the submission is acknowledged; answers its id. */
  readonly submit: (program: Program) => Promise<string>
  /** null when no answer could be had. */
  readonly lookAt: (submissionId: string) => Promise<SubmissionStatus | null>
  readonly readList: () => Promise<void>
  readonly untilJudged: (submissionId: string) => Promise<SubmissionStatus>
  /** Follows the event stream, connecting anew, until the signal is aborted. */
  readonly follow: (signal: AbortSignal) => Promise<void>
}

const retryMs = 200
const signedUpSchema = z.object({ user: z.object({ _id: z.string() }) })
const answerSchema = z.union([judgeAnswerSchema, pendingAnswerSchema])

/** Everything the clients did, counted; see `Sighting`. */
let moment = 0

export async function signUp({ history, url, answerWithinMs, signal }: LearnerPlace): Promise<Learner> {
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
  const see = (source: Sighting['source'], askedAt: number) => {
    const shownAt = ++moment
    return (submissionId: string, status: Sighting['status']) =>
      history.sightings.push({ submissionId, status, source, askedAt, shownAt })
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
    lookAt,
    submit: async ({ problemId, language, code, expected }) => {
      const wish: Wish = {
        requestKey: randomUUID(),
        userId: user._id,
        problemId,
        expected,
        acknowledgedAs: [],
      }
      history.wishes.push(wish)
      const body = { code, language, requestKey: wish.requestKey }
      for (;;) {
        const askedAt = ++moment
        const path = `/api/submission/submit/${problemId}`
        const response = await ask(path, requestOf('POST', cookie, body))
        if (!response) {
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
    untilJudged: async (submissionId) => {
      for (;;) {
        const status = await lookAt(submissionId)
        if (status !== null && status !== 'Judging') return status
        await sleep(retryMs, undefined, { signal })
      }
    },
    follow: (signal) =>
      followEvents({
        connect: () => fetch(`${url()}/api/submission/events`, { headers: { cookie }, signal }),
        onEvent: ({ submissionId, requestKey, stage }) => {
          // Who has seen the submission in the stream knows of it, whatever becomes of the call that made it.
          history.wishes.find((wish) => wish.requestKey === requestKey)?.acknowledgedAs.push(submissionId)
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

/** null when the server is not there, or says that it cannot answer now. Throws what it refuses. */
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
