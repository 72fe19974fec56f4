import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoxLimits } from '../sandbox.ts'
import type { BoxCgroup, CgroupDriver, CgroupOwner } from './box-cgroup.ts'
import { type CgroupTables, findController } from './controllers.ts'
import { readCounter, readKeyedCounter, readProcessIds } from './counter-file.ts'
import { grantAccess } from './grant-access.ts'
import { killProcesses, processesOfBwrap } from './processes.ts'
import { removeCgroup } from './remove-cgroup.ts'

interface Folders {
  readonly memory: string
  readonly pids: string
  readonly cpuacct: string
  /** Folder in the cpu hierarchy, which distributes CPU time; null if this process may not use it. */
  readonly cpu: string | null
  /** Folder in the freezer hierarchy, which pauses processes; null if this process may not use it. */
  readonly freezer: string | null
}

// Memory that ended boxes may leave charged before a new group is created for the next ones.
const toleratedLeftoverBytes = 2 * 1024 * 1024

/**
 * The distance to the limit below which a box counts as having hit it: the kernel charges in batches of up to 64 pages. Its
 * failure counter is no help, because Linux 6.18 does not count failures of the limit with swap.
 */
const lastStepBytes = 1024 * 1024

/**
 * Limits by the memory, pids and cpuacct hierarchies of cgroup v1; null if one of them is not writable. If the cpu hierarchy is
 * writable, each warm box competes for CPU as one unit, however many processes its program has; if the freezer is writable,
 * programs can be paused. `name` distinguishes the groups of this process from all others. Source: the kernel's
 * Documentation/admin-guide/cgroup-v1.
 */
export function openCgroup1(tables: CgroupTables, name: string): CgroupDriver | null {
  const memory = findController(tables, 'memory')
  const pids = findController(tables, 'pids')
  const cpuacct = findController(tables, 'cpuacct')
  if (memory === null || pids === null || cpuacct === null) return null
  const [cpu, freezer] = ['cpu', 'freezer'].map((each) => writableController(tables, each))
  const foldersOf = (warmBox: number): Folders => ({
    memory: join(memory.folder, `${name}-${warmBox}`),
    pids: join(pids.folder, `${name}-${warmBox}`),
    cpuacct: join(cpuacct.folder, `${name}-${warmBox}`),
    cpu: cpu ? join(cpu, `${name}-${warmBox}`) : null,
    freezer: freezer ? join(freezer, `${name}-${warmBox}`) : null,
  })
  return {
    mode: 'cgroup1',
    foldersOf: (warmBox) => distinct(Object.values(foldersOf(warmBox))),
    makeGroup: (owner) => makeGroup(owner, foldersOf(owner.warmBox)),
  }
}

function writableController(tables: CgroupTables, name: string): string | null {
  const controller = findController(tables, name)
  try {
    if (controller !== null) accessSync(controller.folder, constants.W_OK)
    return controller?.folder ?? null
  } catch {
    return null
  }
}

function distinct(folders: readonly (string | null)[]): string[] {
  return [...new Set(folders.filter((folder) => folder !== null))]
}

function makeGroup(owner: CgroupOwner, { cpu, freezer, ...counting }: Folders): BoxCgroup {
  // Controllers may be mounted together; then they share one cgroup.
  const folders = distinct(Object.values(counting))
  const joinFiles = folders.map((folder) => join(folder, 'cgroup.procs'))
  let isMade = false
  // If it fails half way, the next box repeats it.
  const make = () => {
    isMade = false
    for (const folder of folders) mkdirSync(folder, { recursive: true })
    for (const file of joinFiles) grantAccess(owner.uid, file)
    memory.begin()
    isMade = true
  }
  const memory = openMemory(counting.memory)
  make()
  // These hierarchies account for nothing, so the launcher may stay inside, and its children need not join.
  const staysIn = distinct([cpu, freezer]).filter((folder) => !folders.includes(folder))
  for (const folder of staysIn) mkdirSync(folder, { recursive: true })
  const cpuFile = join(counting.cpuacct, 'cpuacct.usage')
  const systemFile = join(counting.cpuacct, 'cpuacct.usage_sys')
  let systemBeforeNs = 0
  const pidsMax = join(counting.pids, 'pids.max')
  const processes = join(counting.pids, 'cgroup.procs')
  const resume = () => {
    if (freezer !== null) setPaused(freezer, false)
  }
  return {
    launcherJoinFiles: staysIn.map((folder) => join(folder, 'cgroup.procs')),
    longestPauseMs: Number.POSITIVE_INFINITY,
    open: async () => {
      if (!isMade || memory.isUsedUp()) {
        await removeCgroup(counting.memory)
        make()
      }
      // The last kill set the limit so low that no process could start.
      writeFileSync(pidsMax, String(processesOfBwrap))
      return joinFiles
    },
    prepare: (limits) => {
      writeFileSync(pidsMax, String(limits.processes + processesOfBwrap))
      memory.prepare(limits)
      writeFileSync(cpuFile, '0')
      // Linux before 5.17 does not reset this counter.
      systemBeforeNs = readCounter(systemFile)
    },
    cpuNs: () => readCounter(cpuFile),
    // With no room for a new process, a fork bomb cannot outrun the kill loop.
    kill: () => {
      writeFileSync(pidsMax, '0')
      killProcesses(readProcessIds(processes))
      resume()
    },
    canPause: freezer !== null,
    pause: () => {
      if (freezer !== null) setPaused(freezer, true)
    },
    resume,
    processes: () => readProcessIds(processes),
    isEmpty: () => readProcessIds(processes).length === 0,
    finish: () => ({
      cpuNs: readCounter(cpuFile),
      systemNs: readCounter(systemFile) - systemBeforeNs,
      ...memory.finish(),
    }),
    remove: async () => {
      for (const folder of distinct([...Object.values(counting), cpu, freezer])) await removeCgroup(folder)
    },
  }
}

/**
 * A process killed while it is paused dies when it is resumed. Source: the kernel's
 * Documentation/admin-guide/cgroup-v1/freezer-subsystem.rst.
 */
function setPaused(folder: string, isPaused: boolean): void {
  writeFileSync(join(folder, 'freezer.state'), isPaused ? 'FROZEN' : 'THAWED')
}

/**
 * The kernel refuses a limit below current use, and the waiting shell uses 0.4 MiB. Use beyond a smaller limit is treated as a
 * kill.
 */
const minLimitBytes = 1024 * 1024

function openMemory(folder: string) {
  const inFolder = (file: string) => join(folder, `memory.${file}`)
  const swapLimit = inFolder('memsw.limit_in_bytes')
  const peakWithSwapFile = inFolder('memsw.max_usage_in_bytes')
  let hasSwapLimit = false
  const peakFiles = () => [inFolder('max_usage_in_bytes'), ...(hasSwapLimit ? [peakWithSwapFile] : [])]
  let limitBytes = 0
  let askedBytes = 0
  let killsBefore = 0
  let bytesBefore = 0
  let minBefore = Number.POSITIVE_INFINITY
  // The limit with swap must never be below the limit without, so it is raised first and lowered last.
  const setLimit = (bytes: number) => {
    // If this fails half way, the next run sets it again.
    limitBytes = 0
    if (hasSwapLimit) writeFileSync(swapLimit, '-1')
    writeFileSync(inFolder('limit_in_bytes'), String(bytes))
    if (hasSwapLimit) writeFileSync(swapLimit, String(bytes))
    limitBytes = bytes
  }
  return {
    /** Call it directly after the folder was created. */
    begin: () => {
      limitBytes = 0
      minBefore = Number.POSITIVE_INFINITY
      hasSwapLimit = existsSync(swapLimit)
      // With swap, an allocation could escape the memory limit.
      writeFileSync(inFolder('swappiness'), '0')
    },
    /**
     * Whether the folder has to be replaced. Emptying it instead would evict what boxes have read, such as a compiler or a
     * library, from the page cache, and every later box would wait for the disk. Pages charged to a removed folder stay cached,
     * or are evicted under memory pressure, and count for no box.
     */
    isUsedUp: () => readCounter(inFolder('usage_in_bytes')) > toleratedLeftoverBytes,
    prepare: (limits: BoxLimits) => {
      askedBytes = limits.memoryBytes
      const memoryBytes = Math.max(minLimitBytes, askedBytes)
      if (memoryBytes !== limitBytes) setLimit(memoryBytes)
      for (const file of peakFiles()) writeFileSync(file, '0')
      killsBefore = readKeyedCounter(inFolder('oom_control'), 'oom_kill')
      bytesBefore = readCounter(inFolder('usage_in_bytes'))
      minBefore = Math.min(minBefore, bytesBefore)
    },
    finish: () => {
      const peakBytes = readCounter(inFolder('max_usage_in_bytes'))
      const kills = readKeyedCounter(inFolder('oom_control'), 'oom_kill') - killsBefore
      const isAtLimit = () => peakFiles().some((file) => readCounter(file) + lastStepBytes > limitBytes)
      const isAbove = askedBytes < limitBytes && peakBytes > askedBytes
      const memoryKills = isAbove || (kills > 0 && isAtLimit()) ? Math.max(1, kills) : 0
      // Page cache left by ended boxes is subtracted, because it is not used by this box and is evicted first. The waiting shell,
      // whose memory is included, becomes the box.
      const leftBytes = memoryKills > 0 ? 0 : bytesBefore - minBefore
      return { peakBytes: peakBytes - leftBytes, memoryKills, strayKills: memoryKills > 0 ? 0 : kills }
    },
  }
}
