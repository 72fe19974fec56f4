import { useEffect, useEffectEvent, useState } from 'react'

const tickMs = 100

interface CountdownOptions {
  durationMs: number
  /** While true the time stands still. */
  isPaused: boolean
  onEnd: () => void
}

/** Counts down and calls `onEnd` once. Gives the milliseconds left. */
export function useCountdown({ durationMs, isPaused, onEnd }: CountdownOptions): number {
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
