import type { ChildProcess } from 'node:child_process'

/** Waits for a program to end; returns its exit code, or null if a signal ended it. Throws if it cannot start. */
export function waitForExit(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
