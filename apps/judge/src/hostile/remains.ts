import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What exists on this machine because of the sandboxes of this process. */
export interface Remains {
  readonly processes: readonly number[]
  readonly cgroups: readonly string[]
  readonly mounts: string
  readonly folders: readonly string[]
}

/** Sees the processes below this one, and the cgroups, mounts and work folders of the machine that are ours. */
export function lookForRemains(stateFolder: string): Remains {
  const boxes = join(stateFolder, 'boxes')
  const own = readdirSync(boxes).filter((name) => name.includes(`-${process.pid}-`))
  return {
    processes: descendantsOf(process.pid),
    cgroups: own.flatMap((name) => cgroupsOf(join(boxes, name))),
    mounts: readFileSync('/proc/self/mountinfo', 'utf8'),
    folders: own.flatMap((name) => foldersBelow(join(boxes, name))),
  }
}

function cgroupsOf(folder: string): string[] {
  const recorded = readFileSync(join(folder, 'cgroups'), 'utf8').trim().split('\n')
  return recorded.flatMap((cgroup) => [cgroup, ...foldersBelow(cgroup)])
}

function foldersBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => [join(folder, entry.name), ...foldersBelow(join(folder, entry.name))])
}

/** Ended processes nobody has waited for are no remains: the launcher waits for them with its next run. */
function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [...(isZombie(child) ? [] : [child]), ...descendantsOf(child)])
}

function childrenOf(pid: number): number[] {
  return readIfAlive(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

function isZombie(pid: number): boolean {
  return !/^State:\s+[^ZX]/m.test(readIfAlive(`/proc/${pid}/status`))
}

function readIfAlive(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
