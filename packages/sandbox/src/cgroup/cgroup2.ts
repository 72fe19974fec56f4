import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { BoxLimits } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import type { BoxCgroup, CgroupDriver, CgroupOwner } from './box-cgroup.ts'
import { type CgroupTables, findUnified, type OwnCgroup } from './controllers.ts'
import { readCounter, readKeyedCounter, readProcessIds } from './counter-file.ts'
import { grantAccess } from './grant-access.ts'
import { isNoSuchProcess, processesOfBwrap } from './processes.ts'
import { removeCgroup } from './remove-cgroup.ts'
import { runFoldersBelow } from './run-folders.ts'

/*
 * How it works
 *   base/                     delegated to us; memory and pids enabled for its children, and cpu if available: each warm box then
 *                             competes for CPU as one unit, however many processes its program has
 *     codedojo-main/          this process, because a cgroup with enabled controllers may not contain processes
 *     <name>-<warm box>/      controllers enabled for its children, too
 *       launcher/             the waiting launcher; it can join `box` because the common ancestor belongs to the warm box
 *       box-<n>/              one run; memory.peak cannot be reset before Linux 6.12, so each run gets its own
 */

const ownLeaf = 'codedojo-main'
const needed = ['memory', 'pids'] as const
/** A CPU weight of a third of the default, so that the judge, which serves all boxes, has priority. */
const warmBoxWeight = 33
const maxAttempts = 10
const cure =
  'Processes of others seem to live there: start as a service or scope of its own with "Delegate=yes".'

/**
 * Limits by a delegated subtree of cgroup v2; null if none is writable. Throws `SandboxError` if the controllers cannot be
 * enabled. The driver refuses kernels older than 5.19, which do not record peak memory. Source: the kernel's
 * Documentation/admin-guide/cgroup-v2.rst.
 */
export function openCgroup2(tables: CgroupTables, name: string): CgroupDriver | null {
  const own = findUnified(tables)
  if (own === null) return null
  const base = baseOf(own, { isRealRoot: !existsSync(join(own.mountPoint, 'cgroup.type')) })
  if (!isDelegated(base)) return null
  enableControllers(base)
  const folderOf = (warmBox: number) => join(base, `${name}-${warmBox}`)
  return {
    mode: 'cgroup2',
    foldersOf: (warmBox) => [join(folderOf(warmBox), 'launcher'), folderOf(warmBox)],
    refuseOldKernel: (warmBox) => refuseWithoutPeak(folderOf(warmBox)),
    makeGroup: (owner) => makeGroup(owner, folderOf(owner.warmBox)),
  }
}

/**
 * The folder below which our groups are created. Root uses the real root cgroup, the only one that may hold processes and
 * controllers at once; other users use the cgroup delegated to them, whether this process is in it or in our own leaf below it.
 */
export function baseOf(own: OwnCgroup, { isRealRoot }: { readonly isRealRoot: boolean }): string {
  if (isRealRoot && process.geteuid?.() === 0) return own.mountPoint
  return basename(own.folder) === ownLeaf ? dirname(own.folder) : own.folder
}

function isDelegated(base: string): boolean {
  try {
    for (const file of ['.', 'cgroup.procs', 'cgroup.subtree_control'])
      accessSync(join(base, file), constants.W_OK)
    const available = readWords(join(base, 'cgroup.controllers'))
    return needed.every((controller) => available.includes(controller))
  } catch {
    return false
  }
}

function enableControllers(base: string): void {
  const enabled = readWords(join(base, 'cgroup.subtree_control'))
  const isEnabled = needed.every((controller) => enabled.includes(controller))
  for (let attempt = 1; !isEnabled; attempt += 1) {
    leave(base)
    try {
      enable(base, needed)
      break
    } catch (cause) {
      // Another process of ours may have been started between the move and this point.
      if (attempt === maxAttempts)
        throw new SandboxError(`The controllers of "${base}" could not be enabled. ${cure}`, { cause })
    }
  }
  shareProcessors(base)
}

function enable(folder: string, controllers: readonly string[]): void {
  writeFileSync(
    join(folder, 'cgroup.subtree_control'),
    controllers.map((controller) => `+${controller}`).join(' '),
  )
}

/** Optional: user services often lack this controller, and real-time processes can prevent it. */
function shareProcessors(folder: string): void {
  try {
    enable(folder, ['cpu'])
  } catch {
    // Without it, programs compete for CPU as they would without boxes.
  }
}

// A cgroup with controllers for its children may hold no process, so all processes here move into a child first.
function leave(base: string): void {
  if (!existsSync(join(base, 'cgroup.type'))) return
  const leaf = join(base, ownLeaf)
  mkdirSync(leaf, { recursive: true })
  for (const pid of readProcessIds(join(base, 'cgroup.procs'))) moveTo(leaf, pid)
}

function moveTo(leaf: string, pid: number): void {
  try {
    writeFileSync(join(leaf, 'cgroup.procs'), String(pid))
  } catch (error) {
    if (!isNoSuchProcess(error)) throw error
  }
}

// The root cgroup has no such file on any kernel, so a cgroup below it is checked.
function refuseWithoutPeak(folder: string): void {
  if (!existsSync(join(folder, 'memory.peak')))
    throw new SandboxError('This kernel keeps no peak of memory use. Linux 5.19 or newer is needed.')
}

function makeGroup(owner: CgroupOwner, warmBoxFolder: string): BoxCgroup {
  makeWarmBoxFolder(warmBoxFolder, owner.uid)
  const { current, make, discard, known } = runFoldersBelow(warmBoxFolder)
  return {
    launcherJoinFiles: [join(warmBoxFolder, 'launcher', 'cgroup.procs')],
    longestPauseMs: Number.POSITIVE_INFINITY,
    open: async () => {
      discard()
      const joinFile = join(make(), 'cgroup.procs')
      grantAccess(owner.uid, joinFile)
      return [joinFile]
    },
    prepare: (limits) => setLimits(current(), limits),
    cpuNs: () => readKeyedCounter(join(current(), 'cpu.stat'), 'usage_usec') * 1000,
    kill: () => writeFileSync(join(current(), 'cgroup.kill'), '1'),
    canPause: true,
    pause: () => setPaused(current(), true),
    // The kernel kills paused processes, too.
    resume: () => setPaused(current(), false),
    processes: () => known().flatMap((box) => readProcessIds(join(box, 'cgroup.procs'))),
    isEmpty: () => known().every((box) => readKeyedCounter(join(box, 'cgroup.events'), 'populated') === 0),
    finish: () => {
      const folder = current()
      const events = join(folder, 'memory.events')
      const kills = readKeyedCounter(events, 'oom_kill')
      const memoryKills = readKeyedCounter(events, 'oom') > 0 ? kills : 0
      const use = {
        cpuNs: readKeyedCounter(join(folder, 'cpu.stat'), 'usage_usec') * 1000,
        systemNs: readKeyedCounter(join(folder, 'cpu.stat'), 'system_usec') * 1000,
        peakBytes: readCounter(join(folder, 'memory.peak')),
        memoryKills,
        strayKills: kills - memoryKills,
      }
      discard()
      return use
    },
    remove: () => removeCgroup(warmBoxFolder),
  }
}

function makeWarmBoxFolder(folder: string, uid: number): void {
  mkdirSync(join(folder, 'launcher'), { recursive: true })
  enable(folder, needed)
  const weight = join(folder, 'cpu.weight')
  if (existsSync(weight)) writeFileSync(weight, String(warmBoxWeight))
  // Moving a process requires write access to the common ancestor of both cgroups.
  grantAccess(uid, join(folder, 'cgroup.procs'))
}

/** Sets the limits of one run on its cgroup. */
export function setLimits(folder: string, limits: BoxLimits): void {
  const set = (file: string, value: string) => writeFileSync(join(folder, file), value)
  set('memory.max', String(limits.memoryBytes))
  // The file is absent if the kernel has no swap accounting; then there is no swap to forbid.
  if (existsSync(join(dirname(folder), 'launcher', 'memory.swap.max'))) set('memory.swap.max', '0')
  // The OOM killer kills all processes of the box together.
  set('memory.oom.group', '1')
  set('pids.max', String(limits.processes + processesOfBwrap))
}

function setPaused(folder: string, isPaused: boolean): void {
  writeFileSync(join(folder, 'cgroup.freeze'), isPaused ? '1' : '0')
}

function readWords(file: string): string[] {
  return readFileSync(file, 'utf8').trim().split(/\s+/)
}
