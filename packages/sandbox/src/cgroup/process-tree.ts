import { readdirSync, readFileSync } from 'node:fs'

export interface TreeProcess {
  readonly pid: number
  /** Its own CPU time and that of the children it has waited for, in ticks of 10 ms. */
  readonly cpuNs: number
  readonly residentBytes: number
  /** Ended, but nobody has waited for it yet. */
  readonly isZombie: boolean
}

const nsPerTick = 10_000_000
const pageBytes = 4096

/** A process and everything below it, parents first; what ends meanwhile is left out. Source: proc_pid_stat(5). */
export function readProcessTree(pid: number): TreeProcess[] {
  const self = readProcess(pid)
  return self === null ? [] : [self, ...childrenOf(pid).flatMap(readProcessTree)]
}

/** Whether a process does nothing any more, waited for or not. */
export function hasEnded(pid: number): boolean {
  return readProcess(pid)?.isZombie ?? true
}

/**
 * Whether one of a process's threads is running or waits for a processor. Boxes have no disk to wait for, and other ways to sleep
 * without a signal, such as a parent's in vfork(2), are no work.
 */
export function wantsProcessor(pid: number): boolean {
  return threadsOf(pid).some((thread) => {
    const [state] = fieldsBehindName(readIfAlive(`/proc/${pid}/task/${thread}/stat`) ?? '')
    return state === 'R'
  })
}

/**
 * How long the thread of a process that has waited longest was kept from a processor since it began, in milliseconds; 0 where the
 * kernel does not count that. Source: Documentation/scheduler/sched-stats.rst, the second number.
 */
export function keptWaitingMs(pid: number): number {
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

// The name in parentheses may hold anything, so fields are counted after its end: the first is the state, field 3.
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
