import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SandboxError } from '../sandbox-error.ts'
import { readProcessIds } from './counter-file.ts'
import { killProcesses } from './processes.ts'

const longestMs = 5000

/**
 * Removes a cgroup with its children and kills the processes inside. A cgroup that no longer exists is no error. Throws
 * `SandboxError` if a process cannot be killed.
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
      // Its processes may still be ending, or another process is removing the same cgroup.
      if (performance.now() > deadline)
        throw new SandboxError(`The cgroup "${folder}" could not be removed.`, { cause })
      await sleep(5)
    }
  }
}

/**
 * Resumes the processes of a cgroup whose owner died while they were paused. In cgroup v1 killed processes end only when resumed,
 * and they are in several cgroups: call this for all of these before removing the first.
 */
export function resumeCgroup(folder: string): void {
  const state = join(folder, 'freezer.state')
  if (existsSync(state)) writeFileSync(state, 'THAWED')
}
