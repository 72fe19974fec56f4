import { formatClock } from '../lib/format/format-clock.ts'

interface ClockListeners {
  /** Called with the time left, as "14:32". */
  readonly onTick: (left: string) => void
  readonly onEnd: () => void
}

/** Counts down every second. Returns the function that stops it; without a number of seconds nothing runs. */
export function startCountdown(seconds: number | undefined, { onTick, onEnd }: ClockListeners): () => void {
  if (seconds === undefined) return () => {}
  const endsAt = Date.now() + seconds * 1000
  const tick = () => {
    const left = Math.ceil((endsAt - Date.now()) / 1000)
    if (left > 0) return onTick(formatClock(left))
    clearInterval(timer)
    onEnd()
  }
  // Each tick reads the clock, because timers of a background page run seldom.
  const timer = setInterval(tick, 1000)
  onTick(formatClock(seconds))
  return () => clearInterval(timer)
}
