import { readFileSync } from 'node:fs'
import type { Box } from '../sandbox.ts'

/** Programs called `sleep` that run in the warm box, by host pid. */
export function sleepProcessesOf(box: Box): number[] {
  return box.processesAlive().filter((pid) => processNameOf(pid) === 'sleep')
}

/** null if it has ended. */
export function processNameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}
