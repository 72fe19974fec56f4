import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Sandbox } from '@codedojo/sandbox'

/** Processes, cgroups, mounts and files that the sandboxes of this process have created. */
export interface Leftovers {
  /** User and name of each process. Pids are left out because launchers restart. */
  readonly processes: readonly string[]
  readonly cgroups: readonly string[]
  readonly mounts: string
  readonly files: readonly string[]
}

/** The folders that the sandbox of this process uses. */
export interface SandboxFolders {
  readonly stateFolder: string
  readonly judge: { readonly sandbox: Pick<Sandbox, 'systemFolder'> }
}

/** Lists the descendants of this process, and our cgroups, mounts and work files on this machine. */
export function findLeftovers({ stateFolder, judge }: SandboxFolders): Leftovers {
  const { systemFolder } = judge.sandbox
  const memory = dirname(systemFolder)
  // The root folder of boxes is excluded: `watched-files.ts` checks it file by file.
  const inMemory = readdirSync(memory).map((name) => join(memory, name))
  const boxes = join(stateFolder, 'boxes')
  const own = readdirSync(boxes).filter((name) => name.includes(`-${process.pid}-`))
  return {
    processes: descendantsOf(process.pid).map(describe).toSorted(),
    cgroups: own.flatMap((name) => cgroupsOf(join(boxes, name))),
    mounts: readFileSync('/proc/self/mountinfo', 'utf8'),
    files: [
      ...own.flatMap((name) => entriesBelow(join(boxes, name))),
      ...inMemory.filter((path) => path !== systemFolder && isFolder(path)).flatMap(entriesBelow),
    ].toSorted(),
  }
}

/**
 * Like `findLeftovers`, but waits until the result has not changed for one second: a launcher restarts after each program, and
 * its short-lived processes are not leftovers.
 */
export async function findSettledLeftovers(places: SandboxFolders): Promise<Leftovers> {
  let seen = findLeftovers(places)
  for (let looks = 0; looks < 10; looks++) {
    await sleep(100)
    const now = findLeftovers(places)
    if (!isDeepStrictEqual(now, seen)) looks = 0
    seen = now
  }
  return seen
}

function cgroupsOf(folder: string): string[] {
  const recorded = readFileSync(join(folder, 'cgroups'), 'utf8').trim().split('\n')
  // Some recorded cgroups belong to warm boxes that are opened only when many programs are idle.
  const there = recorded.filter((cgroup) => existsSync(cgroup))
  return there.flatMap((cgroup) => [cgroup, ...entriesBelow(cgroup)]).filter(isFolder)
}

function entriesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? [path, ...entriesBelow(path)] : [path]
  })
}

function isFolder(path: string): boolean {
  return lstatSync(path).isDirectory()
}

/** Zombies are excluded: the launcher reaps them with its next run. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [...(hasEnded(child) ? [] : [child]), ...descendantsOf(child)])
}

function describe(pid: number): string {
  const status = readIfAlive(`/proc/${pid}/status`)
  const [, name = ''] = /^Name:\t(.*)$/m.exec(status) ?? []
  const [, user = ''] = /^Uid:\t(\d+)/m.exec(status) ?? []
  return `${user} ${name}`
}

function childrenOf(pid: number): number[] {
  return readIfAlive(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** Whether a process is a zombie or no longer exists. */
export function hasEnded(pid: number): boolean {
  return !/^State:\s+[^ZX]/m.test(readIfAlive(`/proc/${pid}/status`))
}

function readIfAlive(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
