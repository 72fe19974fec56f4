import type { PendingAnswer } from '@codedojo/contract'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { randomKey } from '../../../lib/api/random-key.ts'
import { isPageLeaving } from '../../../lib/page-leaving.ts'
import { subscribeToJudging } from '../../../shared/submissions/judging-events.ts'
import { judge } from '../queries.ts'
import { forgetActiveJudging, readActiveJudging, storeActiveJudging } from './active-judging.ts'
import {
  type JudgeRequest,
  type JudgingAction,
  type JudgingPlace,
  type JudgingRefusal,
  type JudgingState,
  nextJudging,
} from './judging-state.ts'

type Recalled = Omit<Extract<JudgingAction, { kind: 'recalled' }>, 'kind'>

export interface Judging {
  readonly state: JudgingState
  readonly send: (request: Omit<JudgeRequest, keyof JudgingPlace | 'requestKey' | 'sentAt'>) => void
  /** Retries a failed request with the same key: work that the server has accepted is not judged twice. */
  readonly retry: () => void
  readonly clear: () => void
  /** Shows the verdict of an earlier submission. */
  readonly recall: (earlier: Recalled) => void
  /** Stops waiting for the verdict. Work that the server has accepted is judged anyway. */
  readonly cancel: () => void
}

/** Runs and submits the code of one problem, one request at a time. After a reload it resumes the running request of this tab. */
export function useJudging(
  { userId, problemId, contest }: JudgingPlace & { readonly userId: string },
  onVerdict: (request: JudgeRequest) => void,
): Judging {
  const [state, dispatch] = useReducer(nextJudging, { kind: 'idle' })
  const active = useRef<AbortController>(null)
  const report = useRef(onVerdict)
  useEffect(() => {
    report.current = onVerdict
  })

  const start = useCallback(
    (request: JudgeRequest) => {
      active.current?.abort()
      const stop = new AbortController()
      active.current = stop
      storeActiveJudging(userId, request)
      dispatch({ kind: 'sent', request })
      const { requestKey } = request
      let isTaken = false
      const unfollow = subscribeToJudging((event) => {
        if (event.requestKey === requestKey) isTaken = true
        dispatch({ kind: 'progressed', event, now: Date.now() })
      })
      stop.signal.addEventListener('abort', unfollow)
      const onTaken = () => {
        isTaken = true
      }
      const onPending = (answer: PendingAnswer) =>
        dispatch({ kind: 'pending', requestKey, answer, now: Date.now() })
      const onSilence = (isSilent: boolean) => dispatch({ kind: 'silent', requestKey, isSilent })
      judge(request, { signal: stop.signal, onTaken, onPending, onSilence })
        .then(
          (answer) => {
            forgetActiveJudging(userId)
            dispatch({ kind: 'answered', requestKey, answer })
            report.current(request)
          },
          (error: unknown) => {
            if (stop.signal.aborted) return
            if (isRefusal(error) || !(isTaken || isPageLeaving())) forgetActiveJudging(userId)
            dispatch({ kind: 'refused', requestKey, refusal: refusalOf(error) })
          },
        )
        .finally(() => {
          unfollow()
          if (active.current === stop) active.current = null
        })
    },
    [userId],
  )

  const contestId = contest?.id ?? null
  useEffect(() => {
    const unfinished = readActiveJudging({ userId, problemId, contestId })
    if (unfinished) start(unfinished)
    return () => stopWaiting(active)
  }, [userId, problemId, contestId, start])

  const send: Judging['send'] = (request) => {
    // Two presses may come before the state of the first is drawn.
    if (active.current !== null) return
    start({ ...request, problemId, contest, requestKey: randomKey(), sentAt: Date.now() })
  }
  const retry = () => {
    if (state.kind === 'failed') start({ ...state.request, sentAt: Date.now() })
  }
  const cancel = () => {
    stopWaiting(active)
    forgetActiveJudging(userId)
    dispatch({ kind: 'cancelled' })
  }
  const recall = useCallback((earlier: Recalled) => dispatch({ kind: 'recalled', ...earlier }), [])
  return { state, send, retry, clear: () => dispatch({ kind: 'cleared' }), recall, cancel }
}

function stopWaiting(active: RefObject<AbortController | null>) {
  active.current?.abort()
  active.current = null
}

/**
 * Whether the server has rejected the request. Then, or if the server is not known to have accepted it, the request is
 * forgotten: its failure was shown, and resending it after a reload would judge old code unasked. An accepted request stays
 * stored, also when a reload aborts it, so that the next page fetches its verdict.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0
}

function refusalOf(error: unknown): JudgingRefusal {
  const known = error instanceof ApiError ? error : null
  return {
    code: known?.code ?? 'unknown',
    message: messageOf(error),
    retryAfterSeconds: known?.retryAfterSeconds ?? null,
  }
}
