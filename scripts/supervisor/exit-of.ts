import type { ChildProcess } from 'node:child_process'

/** Waits for the end of a program: its exit code, or null when a signal ended it. Throws when it cannot start. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
