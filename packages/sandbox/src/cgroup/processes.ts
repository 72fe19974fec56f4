/** Bubblewrap's own two: the one that waits outside and the first process inside. */
export const processesOfBwrap = 2

/** Kills by number; one that has just ended is no error. */
export function killProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!isNoSuchProcess(error)) throw error
    }
  }
}

export function isNoSuchProcess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ESRCH'
}
