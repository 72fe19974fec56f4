import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './api/server-clock.ts'

/** The server's current time in milliseconds since 1970, updated at this interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const update = () => setNow(serverNow())
    const timer = setInterval(update, everyMs)
    const stop = onClockChange(update)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [everyMs])
  return now
}
