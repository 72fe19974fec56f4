import { readFile } from 'node:fs/promises'

/**
 * Identifies a process permanently by pid and start time in clock ticks since boot, because a pid is eventually reused. Returns
 * null if no such process runs. Source: proc_pid_stat(5), field 22.
 */
export async function readProcessIdentity(pid: number): Promise<string | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // The second field is the program's name in parentheses and may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields[0], fields[19]]
  return state === 'Z' || startedAt === undefined ? null : `${pid} ${startedAt}`
}

/** The pid in an identity. */
export function pidOf(identity: string): number {
  return Number.parseInt(identity, 10)
}
