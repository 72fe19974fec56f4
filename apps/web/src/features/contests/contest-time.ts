import { useEffect, useState } from 'react'

interface Reading {
  /** What the server's clock showed when it answered. */
  readonly now: string
  /** What the clock of this device showed when the answer came, in milliseconds since 1970. */
  readonly receivedAt: number
}

/**
 * The server's time in milliseconds since 1970, to the moment, as a contest tells it with each answer: late by the way of the answer,
 * never early. What elsewhere ends or begins at the server (`lib/server-clock.ts`) needs no better clock than one that is nearly right.
 */
export function contestTime({ now, receivedAt }: Reading, deviceNow = Date.now()): number {
  return Date.parse(now) + (deviceNow - receivedAt)
}

/** The same, second by second. A device whose clock is wrong counts down as every other does. */
export function useContestTime(reading: Reading): number {
  const [deviceNow, setDeviceNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return contestTime(reading, Math.max(deviceNow, reading.receivedAt))
}
