import { readFile } from 'node:fs/promises'

/**
 * Names a process for good: its id and when it started, in clock ticks since boot.
 * The id alone is given to another process sooner or later. Null when no such process runs.
 * Source: proc_pid_stat(5), field 22.
 */
export async function identityOf(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields[0], fields[19]]
  return state === 'Z' || startedAt === undefined ? null : `${pid} ${startedAt}`
}

/** The process id inside an identity. */
export function pidOf(identity: string): number {
  return Number.parseInt(identity, 10)
}
