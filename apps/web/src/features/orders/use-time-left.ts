import { useEffect, useState } from 'react'
import { clockWords } from '../../lib/clock-words.ts'

/** The time until then as "14:32", second by second; null when it is over or there is none. */
export function useTimeLeft(until: string | null): string | null {
  const [now, setNow] = useState(Date.now)
  const left = until === null ? 0 : Math.ceil((Date.parse(until) - now) / 1000)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning ? clockWords(left) : null
}
