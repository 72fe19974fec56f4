import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './api/server-clock.ts'

/** The server's current time in milliseconds since 1970, updated at this interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tell = () => setNow(serverNow())
    const timer = setInterval(tell, everyMs)
    const stop = onClockChange(tell)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [everyMs])
  return now
}
