import { useEffect, useReducer, useRef } from 'react'
import { z } from 'zod'
import type { JudgingState } from '../../../features/submissions/judging/judging-state.ts'
import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import {
  afterVerdict,
  hasRepeatedFailure,
  patienceEndsAt,
  type Struggle,
  startStruggle,
  type Verdict,
} from './struggle.ts'

/** `over`: the offer was answered, or the problem is solved; there is none any more on this visit. */
type Phase =
  | { readonly kind: 'watching'; readonly struggle: Struggle }
  | { readonly kind: 'offered' | 'over' }
type Step =
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly now: number }
  | { readonly kind: 'patienceEnded' | 'answered' }

function nextPhase(phase: Phase, step: Step): Phase {
  switch (step.kind) {
    case 'answered':
      return { kind: 'over' }
    case 'patienceEnded':
      return phase.kind === 'watching' ? { kind: 'offered' } : phase
    case 'judged': {
      const { verdict, now } = step
      if (verdict.request.what === 'submit' && verdict.answer.overallStatus === 'Accepted')
        return { kind: 'over' }
      if (phase.kind !== 'watching') return phase
      const struggle = afterVerdict(phase.struggle, verdict, now)
      return hasRepeatedFailure(struggle) ? { kind: 'offered' } : { kind: 'watching', struggle }
    }
  }
}

const answeredKey = 'codedojo:hint-offers-answered'
const answeredSchema = z.array(z.string())
const readAnswered = () => readStored(sessionStorage, answeredKey, answeredSchema, [])

export interface HintOffer {
  readonly isShown: boolean
  /** Ends the offer for this problem, as long as the browser's tab is open. */
  readonly end: () => void
}

/** Offers a hint once to somebody who is stuck: see `struggle.ts`. Verdicts from before the page was opened do not count. */
export function useHintOffer({
  problemId,
  state,
  isPossible,
}: {
  readonly problemId: string
  readonly state: JudgingState
  /** Whether a hint may be shown now. */
  readonly isPossible: boolean
}): HintOffer {
  const [phase, step] = useReducer(nextPhase, problemId, startPhase)
  const judging = useRef<string>(null)
  useEffect(() => {
    if (state.kind === 'judging') judging.current = state.request.requestKey
    if (state.kind === 'judged' && state.request.requestKey === judging.current)
      step({ kind: 'judged', verdict: state, now: Date.now() })
  }, [state])
  const endsAt = phase.kind === 'watching' ? patienceEndsAt(phase.struggle) : null
  useEffect(() => {
    if (endsAt === null) return
    const timer = setTimeout(() => step({ kind: 'patienceEnded' }), endsAt - Date.now())
    return () => clearTimeout(timer)
  }, [endsAt])
  return {
    isShown: isPossible && phase.kind === 'offered',
    end: () => {
      writeStored(sessionStorage, answeredKey, [...new Set([...readAnswered(), problemId])])
      step({ kind: 'answered' })
    },
  }
}

function startPhase(problemId: string): Phase {
  return readAnswered().includes(problemId)
    ? { kind: 'over' }
    : { kind: 'watching', struggle: startStruggle(Date.now()) }
}
