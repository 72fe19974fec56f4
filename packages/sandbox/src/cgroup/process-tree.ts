import { readdirSync, readFileSync } from 'node:fs'

export interface TreeProcess {
  readonly pid: number
  /** CPU time of the process and of the children it has reaped, with a resolution of 10 ms. */
  readonly cpuNs: number
  readonly residentBytes: number
  /** Ended, but not yet reaped. */
  readonly isZombie: boolean
}

const nsPerTick = 10_000_000
const pageBytes = 4096

/** A process and all its descendants, parents first; processes that end meanwhile are skipped. Source: proc_pid_stat(5). */
export function readProcessTree(pid: number): TreeProcess[] {
  const self = readProcess(pid)
  return self === null ? [] : [self, ...childrenOf(pid).flatMap(readProcessTree)]
}

/** Whether a process has ended, reaped or not. */
export function hasEnded(pid: number): boolean {
  return readProcess(pid)?.isZombie ?? true
}

/**
 * Whether a thread of the process is running or ready to run. Uninterruptible sleep counts as idle: boxes do no disk I/O, and
 * other such sleeps, for example of a parent in vfork(2), are no work.
 */
export function wantsProcessor(pid: number): boolean {
  return threadsOf(pid).some((thread) => {
    const [state] = fieldsBehindName(readIfAlive(`/proc/${pid}/task/${thread}/stat`) ?? '')
    return state === 'R'
  })
}

/**
 * The run-queue wait of the thread that has waited longest since it started, in milliseconds; 0 if the kernel does not record it.
 * Source: Documentation/scheduler/sched-stats.rst, the second number.
 */
export function runQueueWaitMs(pid: number): number {
  const waits = threadsOf(pid).map((thread) => {
    const [, waitedNs] = (readIfAlive(`/proc/${pid}/task/${thread}/schedstat`) ?? '').split(' ')
    return Number(waitedNs ?? 0) / 1e6
  })
  return Math.max(0, ...waits)
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

// The name in parentheses may contain anything, so fields are counted after its end: the first one is the state, field 3.
function fieldsBehindName(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

// Oldest first.
function childrenOf(pid: number): number[] {
  const text = readIfAlive(`/proc/${pid}/task/${pid}/children`) ?? ''
  return text.split(' ').filter(Boolean).map(Number)
}

function readProcess(pid: number): TreeProcess | null {
  const stat = readIfAlive(`/proc/${pid}/stat`)
  if (stat === null) return null
  const fields = fieldsBehindName(stat)
  const field = (number: number) => Number(fields[number - 3])
  return {
    pid,
    cpuNs: (field(14) + field(15) + field(16) + field(17)) * nsPerTick,
    residentBytes: field(24) * pageBytes,
    isZombie: fields[0] === 'Z' || fields[0] === 'X',
  }
}

function readIfAlive(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
