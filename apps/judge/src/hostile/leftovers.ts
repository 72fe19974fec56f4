import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Sandbox } from '@codedojo/sandbox'

/** What exists on this machine because of the sandboxes of this process. */
export interface Leftovers {
  /** User and name of each: launchers end and begin anew without anything being left. */
  readonly processes: readonly string[]
  readonly cgroups: readonly string[]
  readonly mounts: string
  readonly files: readonly string[]
}

/** Where the sandbox of this process keeps what it keeps. */
export interface OwnPlaces {
  readonly stateFolder: string
  readonly judge: { readonly sandbox: Pick<Sandbox, 'systemFolder'> }
}

/** Sees the processes below this one, and the cgroups, mounts and work files of the machine that are ours. */
export function lookForLeftovers({ stateFolder, judge }: OwnPlaces): Leftovers {
  const { systemFolder } = judge.sandbox
  const memory = dirname(systemFolder)
  // What boxes see as their root is watched file by file.
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
 * Like `lookForLeftovers`, but waits until the result has been the same for one second: a launcher restarts after each program, and its
 * short-lived processes are not leftovers.
 */
export async function lookForSettledLeftovers(places: OwnPlaces): Promise<Leftovers> {
  let seen = lookForLeftovers(places)
  for (let looks = 0; looks < 10; looks++) {
    await sleep(100)
    const now = lookForLeftovers(places)
    if (!isDeepStrictEqual(now, seen)) looks = 0
    seen = now
  }
  return seen
}

function cgroupsOf(folder: string): string[] {
  const recorded = readFileSync(join(folder, 'cgroups'), 'utf8').trim().split('\n')
  // Some are of warm boxes that are opened only when many programs are idle.
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

/** Ended processes nobody has waited for are no remains: the launcher waits for them with its next run. */
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

/** Or gone altogether. */
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
