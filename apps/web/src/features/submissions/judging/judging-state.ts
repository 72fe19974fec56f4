import {
  codeModeSchema,
  type JudgeAnswer,
  type JudgingEvent,
  languageSchema,
  type PendingAnswer,
} from '@codedojo/contract'
import { z } from 'zod'

/** A run or submission request. Repeating it with the same key returns the same verdict and judges nothing twice. */
export const storedJudgeRequestSchema = z.object({
  what: z.enum(['run', 'submit']),
  problemId: z.string(),
  /** The contest and the problem's letter in it; null outside of contests. */
  contest: z.object({ id: z.string(), letter: z.string() }).nullable().default(null),
  language: languageSchema,
  mode: codeModeSchema.default('stdin'),
  code: z.string(),
  customInputs: z.array(z.string()),
  requestKey: z.string(),
  /** Device time in milliseconds since 1970. */
  sentAt: z.number(),
})
export type JudgeRequest = z.infer<typeof storedJudgeRequestSchema>

/** What the code is judged for: a problem, or a problem of a contest. */
export type JudgingPlace = Pick<JudgeRequest, 'problemId' | 'contest'>

export type ProgressCase = JudgingEvent['cases'][number]
export type Station = 'received' | 'queued' | 'compiling' | 'running'

/** True for contest submissions, whose answer contains only the verdict: no cases, counts or measurements. */
export function isVerdictOnly({ what, contest }: JudgeRequest): boolean {
  return what === 'submit' && contest !== null
}

/** When each stage was entered, in milliseconds since 1970. */
export type StationTimes = Partial<Record<Station, number>>

export type JudgingState =
  | { kind: 'idle' }
  | {
      kind: 'judging'
      request: JudgeRequest
      submissionId: string | null
      station: Station
      enteredAt: StationTimes
      /** Number of jobs ahead in the queue. */
      ahead: number | null
      /** True if no judge for its language is online; it waits for one. */
      lacksJudge: boolean
      /** True if a response was lost, and the page is retrying. */
      isUnanswered: boolean
      total: number | null
      cases: readonly ProgressCase[]
    }
  | { kind: 'judged'; request: JudgeRequest; answer: JudgeAnswer }
  | ({ kind: 'failed'; request: JudgeRequest } & JudgingRefusal)

export interface JudgingRefusal {
  /** Error code of the contract or of the transport. */
  readonly code: string
  readonly message: string
  readonly retryAfterSeconds: number | null
}

export type JudgingAction =
  | { kind: 'sent'; request: JudgeRequest }
  | { kind: 'progressed'; event: JudgingEvent; now: number }
  | { kind: 'pending'; requestKey: string; answer: PendingAnswer; now: number }
  | { kind: 'silent'; requestKey: string; isSilent: boolean }
  | { kind: 'answered'; requestKey: string; answer: JudgeAnswer }
  | { kind: 'recalled'; request: JudgeRequest; answer: JudgeAnswer }
  | { kind: 'refused'; requestKey: string; refusal: JudgingRefusal }
  | { kind: 'cleared' }
  | { kind: 'cancelled' }

const stations = ['received', 'queued', 'compiling', 'running'] as const satisfies readonly Station[]

export function nextJudging(state: JudgingState, action: JudgingAction): JudgingState {
  switch (action.kind) {
    case 'cleared':
      // Running work is not cleared, because its verdict would then appear without context.
      return state.kind === 'judging' ? state : { kind: 'idle' }
    case 'cancelled':
      return { kind: 'idle' }
    case 'sent':
      return {
        kind: 'judging',
        request: action.request,
        submissionId: null,
        station: 'received',
        enteredAt: { received: action.request.sentAt },
        ahead: null,
        lacksJudge: false,
        isUnanswered: false,
        total: null,
        cases: [],
      }
    case 'progressed':
      return progressed(state, action.event, action.now)
    case 'pending':
      return isOf(state, action.requestKey) ? stillPending(state, action.answer, action.now) : state
    case 'silent':
      return isOf(state, action.requestKey) ? { ...state, isUnanswered: action.isSilent } : state
    case 'answered':
      return isOf(state, action.requestKey)
        ? { kind: 'judged', request: state.request, answer: action.answer }
        : state
    case 'recalled':
      // A request sent meanwhile is newer.
      return state.kind === 'idle'
        ? { kind: 'judged', request: action.request, answer: action.answer }
        : state
    case 'refused':
      return isOf(state, action.requestKey)
        ? { kind: 'failed', request: state.request, ...action.refusal }
        : state
  }
}

type Judging = Extract<JudgingState, { kind: 'judging' }>

function isOf(state: JudgingState, requestKey: string): state is Judging {
  return state.kind === 'judging' && state.request.requestKey === requestKey
}

/** Events may be out of order or belong to other work of the same user; they must not move the progress back. */
function progressed(state: JudgingState, event: JudgingEvent, now: number): JudgingState {
  if (event.requestKey === null || !isOf(state, event.requestKey)) return state
  if (event.stage === 'done') return { ...state, submissionId: event.submissionId, isUnanswered: false }
  if (event.lacksJudge === true) return withoutJudge(state, event.submissionId, now)
  const isBehind = stations.indexOf(event.stage) < stations.indexOf(state.station)
  if (isBehind || event.cases.length < state.cases.length) return state
  return {
    ...state,
    submissionId: event.submissionId,
    station: event.stage,
    enteredAt: { ...state.enteredAt, [event.stage]: state.enteredAt[event.stage] ?? now },
    ahead: event.ahead,
    lacksJudge: false,
    isUnanswered: false,
    total: event.total ?? state.total,
    cases: event.cases,
  }
}

function stillPending(state: Judging, { submissionId, lacksJudge }: PendingAnswer, now: number): Judging {
  if (lacksJudge === true) return withoutJudge(state, submissionId, now)
  return state.lacksJudge ? { ...state, lacksJudge: false } : state
}

/** If its judge goes offline, the work returns to the queue, and the next judge starts with the first case. */
function withoutJudge(state: Judging, submissionId: string, now: number): Judging {
  if (state.lacksJudge) return state
  return {
    ...state,
    submissionId,
    lacksJudge: true,
    station: 'queued',
    enteredAt: { received: state.request.sentAt, queued: state.enteredAt.queued ?? now },
    ahead: null,
    total: null,
    cases: [],
  }
}
