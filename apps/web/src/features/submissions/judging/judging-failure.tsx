import { CircleAlert, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { JudgingState } from './judging-state.ts'

interface JudgingFailureProps {
  state: Extract<JudgingState, { kind: 'failed' }>
  onRetry: () => void
  /** Replaces the server's message. */
  words?: string | null
  /** Another action, if a retry does not help. */
  wayOn?: ReactNode
}

/** A run or submission that failed to be judged: status Error, the server's message, and a retry. */
export function JudgingFailure({ state, onRetry, words, wayOn }: JudgingFailureProps) {
  const waitSeconds = useCountdown(state.retryAfterSeconds ?? 0)
  return (
    <div role="alert" className="flex flex-col items-start gap-3 p-4">
      <p className="flex items-center gap-2 heading text-title text-wa">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden /> Error
      </p>
      <p className="text-body">{words ?? state.message}</p>
      {state.code === 'no_answer' && state.request.what === 'submit' && (
        <p className="text-ui text-muted">
          Your submission may have been taken all the same. Retry asks for it and judges nothing twice.
        </p>
      )}
      {waitSeconds > 0 && <p className="num text-ui text-muted">You can try again in {waitSeconds} s.</p>}
      <p className="text-ui text-muted">Your code is kept.</p>
      {wayOn ?? (
        <Button
          isSmall
          disabled={waitSeconds > 0}
          onClick={onRetry}
          icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
        >
          Retry
        </Button>
      )}
    </div>
  )
}

function useCountdown(fromSeconds: number): number {
  const [left, setLeft] = useState(Math.ceil(fromSeconds))
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
