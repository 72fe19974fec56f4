import { useEffect, useState } from 'react'

const everyMs = 5_000

/** The time, often enough for a clock that shows minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
