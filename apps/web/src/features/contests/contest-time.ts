import { useEffect, useState } from 'react'

interface ClockReading {
  /** Server time of the response. */
  readonly now: string
  /** Device time at which the response arrived, in milliseconds since 1970. */
  readonly receivedAt: number
}

/**
 * Server time in milliseconds since 1970, derived from the time in the last response. It lags by the latency of that
 * response and is never early. Other code uses `lib/server-clock.ts`, which is only approximate.
 */
export function contestTime({ now, receivedAt }: ClockReading, deviceNow = Date.now()): number {
  return Date.parse(now) + (deviceNow - receivedAt)
}

/** The server time, updated each second, so that countdowns agree even on devices whose clock is wrong. */
export function useContestTime(reading: ClockReading): number {
  const [deviceNow, setDeviceNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setDeviceNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return contestTime(reading, Math.max(deviceNow, reading.receivedAt))
}
