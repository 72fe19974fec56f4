import { ArrowRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, buttonClasses } from '../../../ui/button.tsx'

const durationMs = 3000

interface RedirectCountdownProps {
  target: { path: string; name: string }
}

/** Counts down the seconds until the redirect; it pauses while one of its buttons has the focus. */
export function RedirectCountdown({ target }: RedirectCountdownProps) {
  const navigate = useNavigate()
  const [isFocused, setIsFocused] = useState(false)
  const [isStaying, setIsStaying] = useState(false)
  const leftMs = useCountdown({
    durationMs,
    isPaused: isFocused || isStaying,
    onEnd: () => void navigate(target.path, { replace: true }),
  })
  const seconds = Math.ceil(leftMs / 1000)

  return (
    <div className="mt-6">
      {!isStaying && (
        <>
          <p className="flex justify-between text-ui text-muted">
            <span role="timer">
              Going to {target.name} in <span className="num text-ink">{seconds} s</span>
            </span>
            <span className="text-faint">{isFocused ? 'paused' : 'pauses while focused'}</span>
          </p>
          <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-strong" aria-hidden>
            <div
              className="h-full rounded-full bg-primary"
              style={{ width: `${(100 * leftMs) / durationMs}%` }}
            />
          </div>
        </>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the focus of the two buttons inside, and is no control itself. */}
      <div
        className="mt-6 flex flex-wrap gap-2"
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      >
        <Link to={target.path} replace className={buttonClasses({ look: 'primary' })}>
          Go to {target.name}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
        {!isStaying && <Button onClick={() => setIsStaying(true)}>Stay here</Button>}
      </div>
    </div>
  )
}

const tickMs = 100

interface CountdownOptions {
  durationMs: number
  /** While true the countdown pauses. */
  isPaused: boolean
  onEnd: () => void
}

/** Counts down and calls `onEnd` once. Returns the milliseconds left. */
function useCountdown({ durationMs, isPaused, onEnd }: CountdownOptions): number {
  const [leftMs, setLeftMs] = useState(durationMs)
  const isOver = leftMs <= 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused || isOver) return
    const timer = setInterval(() => setLeftMs((left) => left - tickMs), tickMs)
    return () => clearInterval(timer)
  }, [isPaused, isOver])
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return Math.max(0, leftMs)
}
