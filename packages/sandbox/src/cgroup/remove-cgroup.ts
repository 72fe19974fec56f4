import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SandboxError } from '../sandbox-error.ts'
import { readProcessIds } from './counter-file.ts'
import { killProcesses } from './processes.ts'

const longestMs = 5000

/**
 * Removes a cgroup with everything below it, and kills whoever is still inside. One that is gone already is fine.
 * Throws `SandboxError` when a process will not go.
 */
export async function removeCgroup(folder: string): Promise<void> {
  const deadline = performance.now() + longestMs
  while (existsSync(folder)) {
    try {
      for (const child of readdirSync(folder, { withFileTypes: true }))
        if (child.isDirectory()) await removeCgroup(join(folder, child.name))
      killProcesses(readProcessIds(join(folder, 'cgroup.procs')))
      await rmdir(folder)
    } catch (cause) {
      // Its processes may still be ending, or another process removes the same cgroup.
      if (performance.now() > deadline)
        throw new SandboxError(`The cgroup "${folder}" could not be removed.`, { cause })
      await sleep(5)
    }
  }
}

/**
 * Whoever held these may have ended while their processes were paused. In cgroup v1 those end only when they go on, and are in
 * other cgroups, too: to be called for all before the first of them is removed.
 */
export function letGoOn(folder: string): void {
  const state = join(folder, 'freezer.state')
  if (existsSync(state)) writeFileSync(state, 'THAWED')
}
