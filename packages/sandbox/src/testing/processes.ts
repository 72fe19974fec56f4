import { readFileSync } from 'node:fs'
import type { BoxSeat } from '../sandbox.ts'

/** Programs called `sleep` that run in the seat, as the host numbers them. */
export function sleepersOf(seat: BoxSeat): number[] {
  return seat.processesAlive().filter((pid) => nameOf(pid) === 'sleep')
}

/** null when it has ended since. */
export function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}
