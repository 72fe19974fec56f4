import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './api/server-clock.ts'

/** The present moment by the server's clock, in milliseconds since 1970, told anew every so often. */
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
