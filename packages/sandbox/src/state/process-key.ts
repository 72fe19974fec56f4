import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Tells one process from every other that ever had its number: boot, number, start time. */
export type ProcessKey = string

const keyPattern = /^([0-9a-f]{8})-(\d+)-(\d+)-/

let opened = 0

/** A new name for what this process is about to own; each call gives another. */
export function makeProcessKey(): ProcessKey {
  opened += 1
  return `${bootName()}-${process.pid}-${startTicks(process.pid)}-${opened}`
}

/** Whether the process that made the key still lives. A text that is no key belongs to nobody we know: null. */
export function isOwnerAlive(key: string): boolean | null {
  const [, boot, pid, start] = keyPattern.exec(key) ?? []
  if (boot === undefined || pid === undefined || start === undefined) return null
  return boot === bootName() && startTicks(Number(pid)) === Number(start)
}

/** Short enough for a cgroup, different for each installation. */
export function nameInstallation(stateFolder: string): string {
  return createHash('sha256').update(stateFolder).digest('hex').slice(0, 8)
}

function bootName(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
}

/** Null for a process that has ended, also when its parent has not yet waited for it. */
function startTicks(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // From behind the name in parentheses: field 3 of proc_pid_stat(5) is the state, field 22 the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : Number(fields[19])
  } catch {
    return null
  }
}
