import {
  checkProblem,
  createProblem,
  type JudgingEvent,
  type Language,
  type ResponseOf,
  updateProblem,
} from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import type { IdempotentSender } from '../../../lib/api/idempotent-sender.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { useCancellable } from '../../../lib/api/use-cancellable.ts'
import { subscribeToJudging } from '../../../shared/submissions/judging-events.ts'
import { rejectedLanguage } from '../form/form-path.ts'
import { type ProblemBody, solvedLanguages, toProblemBody } from '../form/problem-body.ts'
import type { ProblemValues } from '../form/problem-values.ts'
import {
  type ReferenceRuns,
  runsOfSave,
  withEvent,
  withRejections,
  withResults,
  withSuccess,
} from './reference-runs.ts'

export interface SaveRequest {
  readonly values: ProblemValues
  readonly body: ProblemBody
  /** The version that the changes are based on; null to overwrite any version. */
  readonly expectedVersion: number | null
}

interface SaveOptions {
  /** null for a new problem. */
  readonly problemId: string | null
  /** Sends a request at most once per key, so that a retry creates no second problem. */
  readonly sendOnce: IdempotentSender['send']
  readonly onSaved: (saved: { message: string; _id: string }, request: SaveRequest) => void
  readonly onChecked: (checked: ResponseOf<typeof checkProblem>) => void
  readonly onFailed: (error: Error, values: ProblemValues) => void
  /** Called when another version was saved meanwhile. */
  readonly onOvertaken: (request: SaveRequest) => void
}

/** Values and results of the last save or check. */
export interface JudgedForm {
  /** null if nothing was judged. */
  readonly values: ProblemValues | null
  readonly runs: ReferenceRuns
}

export const nothingJudged: JudgedForm = { values: null, runs: {} }

/**
 * Saves the form and follows the judging of its reference solutions. Leaving the page aborts the save, and the server then
 * publishes nothing.
 */
export function useProblemSave({ problemId, sendOnce, onSaved, onChecked, ...failing }: SaveOptions) {
  const [judged, setJudged] = useState(nothingJudged)
  const change = (next: (runs: ReferenceRuns) => ReferenceRuns) =>
    setJudged((before) => ({ ...before, runs: next(before.runs) }))
  /** Subscribes to the judging events of one save; events of an earlier save are ignored. */
  const hear = (values: ProblemValues, requestKey: string) =>
    followSave(requestKey, (event) =>
      setJudged((before) =>
        before.values === values ? { values, runs: withEvent(before.runs, event) } : before,
      ),
    )

  const sending = useCancellable()
  const sendUnder = async (request: SaveRequest, requestKey: string) => {
    const { values, body, expectedVersion } = request
    const isJudged = values.status !== 'draft'
    setJudged(isJudged ? { values, runs: runsOfSave(solvedLanguages(values)) } : nothingJudged)
    const unfollow = isJudged ? hear(values, requestKey) : noop
    try {
      const whole = { ...body, requestKey, ...(expectedVersion !== null && { expectedVersion }) }
      return await sending.run((signal) => send({ problemId, body: whole, signal }))
    } finally {
      setTimeout(unfollow, lateMs)
    }
  }
  const save = useMutation({
    mutationFn: (request: SaveRequest) => {
      const saveUnder = (requestKey: string) => sendUnder(request, requestKey)
      return problemId === null ? sendOnce(saveUnder) : saveUnder(randomKey())
    },
    onSuccess: (saved, request) => {
      change(withSuccess)
      onSaved(saved, request)
    },
    onError: (error, request) => {
      const rejected = rejectionsOf(error, request.values)
      if (rejected) change((runs) => withRejections(runs, rejected))
      else setJudged(nothingJudged)
      failing.onFailed(error, request.values)
      if (error instanceof ApiError && error.code === 'problem_changed') failing.onOvertaken(request)
    },
  })
  const check = useMutation({
    mutationFn: async (values: ProblemValues) => {
      const requestKey = randomKey()
      setJudged({ values, runs: runsOfSave(solvedLanguages(values)) })
      const unfollow = hear(values, requestKey)
      const body = {
        ...toProblemBody(values),
        title: values.title.trim() || 'Untitled',
        requestKey,
        problemId,
      }
      try {
        return await sending.run((signal) => callApi(checkProblem, { body, signal }))
      } finally {
        setTimeout(unfollow, lateMs)
      }
    },
    onSuccess: (checked) => {
      change((runs) => withResults(runs, checked.results))
      onChecked(checked)
    },
    onError: (error, values) => {
      setJudged(nothingJudged)
      failing.onFailed(error, values)
    },
  })
  return {
    judged,
    isChecking: check.isPending,
    check: check.mutate,
    isSaving: save.isPending,
    /** Also true between the response and the next render. */
    isUnderWay: sending.isUnderWay,
    save: save.mutate,
    forget: () => setJudged(nothingJudged),
  }
}

interface ProblemToSend {
  readonly problemId: string | null
  readonly body: ProblemBody
  readonly signal: AbortSignal
}

function send({ problemId, body, signal }: ProblemToSend) {
  if (problemId === null) return callApi(createProblem, { body, signal })
  return callApi(updateProblem, { params: { id: problemId }, body, signal })
}

const noop = () => {}
/** How long to wait for late events after the response, in milliseconds. */
const lateMs = 3000

export function followSave(requestKey: string, onEvent: (event: JudgingEvent) => void): () => void {
  return subscribeToJudging((event) => {
    if (event.requestKey?.startsWith(`${requestKey}/`)) onEvent(event)
  })
}

function rejectionsOf(error: Error, values: ProblemValues): Partial<Record<Language, string>> | null {
  if (!(error instanceof ApiError) || error.code !== 'reference_rejected') return null
  return Object.fromEntries(
    error.errors.flatMap((one) => {
      const language = rejectedLanguage(one, values)
      return language ? [[language, one.message] as const] : []
    }),
  )
}
