import { readdirSync, readFileSync } from 'node:fs'

const tickMs = 10

/** CPU time of this process so far, in milliseconds. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU time of the reaped children of this process, in milliseconds, with a resolution of 10 ms. Source: proc_pid_stat(5). */
export function endedChildrenCpuMs(): number {
  const { waitedForTicks } = ticksOf(process.pid)
  return waitedForTicks * tickMs
}

/** CPU time of a live process itself, with a resolution of 10 ms. */
export function cpuMsOf(pid: number): number {
  return ticksOf(pid).ownTicks * tickMs
}

/** CPU time of the live shells below this process, which are the launchers of boxes, with a resolution of 10 ms. */
export function launchersCpuMs(): number {
  const shells = descendantsOf(process.pid).filter((pid) => ['sh', 'dash'].includes(nameOf(pid)))
  return shells.reduce((sum, pid) => sum + cpuMsOf(pid), 0)
}

/** The live descendants of this process whose command line has this ending. */
export function descendantsNamed(ending: string): number[] {
  return descendantsOf(process.pid).filter((pid) =>
    read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().endsWith(ending),
  )
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...(isAlive(child) ? descendantsOf(child) : [])])
}

function isAlive(pid: number): boolean {
  return read(`/proc/${pid}/stat`) !== ''
}

function nameOf(pid: number): string {
  return read(`/proc/${pid}/comm`).trim()
}

/** Fields are counted after the name, which may contain anything: the first one is field 3. */
function ticksOf(pid: number): { ownTicks: number; waitedForTicks: number } {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3] ?? 0)
  return { ownTicks: field(14) + field(15), waitedForTicks: field(16) + field(17) }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
