import { createHash } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Tells one process from every other, on this machine and on others: boot, namespace of process numbers (inside a
 * container they mean something else than outside), number, start time.
 */
export type ProcessKey = string

/** Keys were made without the namespace once, by judges that knew of no other. */
const keyPattern = /^(?:n(\d+)-)?([0-9a-f]{8})-(\d+)-(\d+)-/

let opened = 0

/** A new name for what this process is about to own; each call gives another. */
export function makeProcessKey(): ProcessKey {
  opened += 1
  return `n${ownNamespace()}-${bootName()}-${process.pid}-${startTicks(process.pid)}-${opened}`
}

/**
 * Whether the process that made the key still lives. Null when that cannot be seen from here: it is of another machine,
 * container or boot, or the text is no key.
 */
export function isOwnerAlive(key: string): boolean | null {
  const [, namespace = ownNamespace(), boot, pid, start] = keyPattern.exec(key) ?? []
  if (boot !== bootName() || namespace !== ownNamespace()) return null
  return startTicks(Number(pid)) === Number(start)
}

/** Whether a process made this name, here or elsewhere. */
export function isProcessKey(name: string): boolean {
  return keyPattern.test(name)
}

/** Short enough for a cgroup, different for each installation. */
export function nameInstallation(stateFolder: string): string {
  return createHash('sha256').update(stateFolder).digest('hex').slice(0, 8)
}

function bootName(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)
}

function ownNamespace(): string | undefined {
  return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]
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
