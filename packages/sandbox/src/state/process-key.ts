import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'

/** Identifies a process globally: boot id, pid namespace (pids in a container differ from those outside), pid, start time. */
export type ProcessKey = string

/** Keys made by older judges lack the pid namespace. */
const keyPattern = /^(?:n(\d+)-)?([0-9a-f]{8})-(\d+)-(\d+)-/

let opened = 0

/** A unique name for something that this process owns; each call returns another. */
export function makeProcessKey(): ProcessKey {
  opened += 1
  return `n${ownNamespace()}-${bootName()}-${process.pid}-${startTicks(process.pid)}-${opened}`
}

/**
 * Whether the process that made the key is alive. Returns null if unknown: it runs on another machine, container or boot, or the
 * text is no key.
 */
export function isOwnerAlive(key: string): boolean | null {
  const [, namespace = ownNamespace(), boot, pid, start] = keyPattern.exec(key) ?? []
  if (boot !== bootName() || namespace !== ownNamespace()) return null
  return startTicks(Number(pid)) === Number(start)
}

/** Whether the name is a process key. */
export function isProcessKey(name: string): boolean {
  return keyPattern.test(name)
}

/** A short name, usable in cgroup names, that differs for each installation. */
export function nameInstallation(stateFolder: string): string {
  return createHash('sha256').update(stateFolder).digest('hex').slice(0, 8)
}

function bootName(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
}

function ownNamespace(): string | undefined {
  return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
}

/** null for a process that has ended, reaped or not. */
function startTicks(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Counted from behind the name in parentheses: field 3 of proc_pid_stat(5) is the state, field 22 the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? null : Number(fields[19])
  } catch {
    return null
  }
}
