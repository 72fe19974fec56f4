import { hasErrorCode } from '../has-error-code.ts'
import { SandboxError } from '../sandbox-error.ts'

/** Bubblewrap's own two processes: the one that waits outside and the first process inside. */
export const processesOfBwrap = 2

/**
 * Kills processes by pid; one that has just ended is no error. Throws `SandboxError` for a process outside this pid namespace,
 * which the kernel shows as 0: killing 0 would kill this process and its process group.
 */
export function killProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    if (pid < 1)
      throw new SandboxError(
        'A cgroup of this judge holds a process of another container. Give each container a data folder of its own.',
      )
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!isNoSuchProcess(error)) throw error
    }
  }
}

export function isNoSuchProcess(error: unknown): boolean {
  return hasErrorCode(error, 'ESRCH')
}
