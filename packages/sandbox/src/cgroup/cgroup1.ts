import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoxLimits } from '../sandbox.ts'
import type { BoxGroup, GroupDriver, GroupOwner } from './box-group.ts'
import { type CgroupTables, findController } from './controllers.ts'
import { readCounter, readKeyedCounter, readProcessIds } from './counter-file.ts'
import { giveTo } from './give-to.ts'
import { killProcesses, processesOfBwrap } from './processes.ts'
import { removeCgroup } from './remove-cgroup.ts'

interface Folders {
  readonly memory: string
  readonly pids: string
  readonly cpuacct: string
  /** Where processor time is shared out; null where this process may not. */
  readonly cpu: string | null
  /** Where processes can be paused; null where this process may not. */
  readonly freezer: string | null
}

// What ended boxes may leave charged before the next ones are counted in a new group.
const toleratedLeftoverBytes = 2 * 1024 * 1024

/**
 * A box at its limit was refused a few pages, or what the kernel takes in one go, 64 of them. The failures that the kernel
 * counts are no help: Linux 6.18 does not count those of the limit with swap.
 */
const lastStepBytes = 1024 * 1024

/**
 * Limits by the memory, pids and cpuacct hierarchies of cgroup v1, or null where one of them cannot be written. Where the cpu
 * hierarchy can be written, each warm box is one competitor for the processors, however many processes its program has; where the
 * freezer can, programs can be paused.
 * `name` tells this process's groups from everybody else's.
 * Source: the kernel's Documentation/admin-guide/cgroup-v1.
 */
export function openCgroup1(tables: CgroupTables, name: string): GroupDriver | null {
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

function makeGroup(owner: GroupOwner, { cpu, freezer, ...counting }: Folders): BoxGroup {
  // Controllers may be mounted together; their cgroup is then one.
  const folders = distinct(Object.values(counting))
  const joinFiles = folders.map((folder) => join(folder, 'cgroup.procs'))
  let isMade = false
  // What failed half way is done again by the next box.
  const make = () => {
    isMade = false
    for (const folder of folders) mkdirSync(folder, { recursive: true })
    for (const file of joinFiles) giveTo(owner.uid, file)
    memory.begin()
    isMade = true
  }
  const memory = openMemory(counting.memory)
  make()
  // Nothing is counted here, so the launcher may stay, and what it starts is inside without joining.
  const staysIn = distinct([cpu, freezer]).filter((folder) => !folders.includes(folder))
  for (const folder of staysIn) mkdirSync(folder, { recursive: true })
  const cpuFile = join(counting.cpuacct, 'cpuacct.usage')
  const systemFile = join(counting.cpuacct, 'cpuacct.usage_sys')
  let systemBeforeNs = 0
  const pidsMax = join(counting.pids, 'pids.max')
  const processes = join(counting.pids, 'cgroup.procs')
  const goOn = () => {
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
      // The kill of the last box left no room for a process.
      writeFileSync(pidsMax, String(processesOfBwrap))
      return joinFiles
    },
    prepare: (limits) => {
      writeFileSync(pidsMax, String(limits.processes + processesOfBwrap))
      memory.prepare(limits)
      writeFileSync(cpuFile, '0')
      // Linux before 5.17 leaves this one as it was.
      systemBeforeNs = readCounter(systemFile)
    },
    cpuNs: () => readCounter(cpuFile),
    // Without room for a new process a fork bomb cannot outrun the killing.
    kill: () => {
      writeFileSync(pidsMax, '0')
      killProcesses(readProcessIds(processes))
      goOn()
    },
    canPause: freezer !== null,
    pause: () => {
      if (freezer !== null) setPaused(freezer, true)
    },
    goOn,
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

/** What is killed while it is paused ends when it goes on. Source: the kernel's Documentation/admin-guide/cgroup-v1/freezer-subsystem.rst. */
function setPaused(folder: string, isPaused: boolean): void {
  writeFileSync(join(folder, 'freezer.state'), isPaused ? 'FROZEN' : 'THAWED')
}

/** The kernel refuses a limit below what is in use, and the waiting shell takes 0.4 MiB. What a box took beyond a smaller one counts as a kill. */
const leastLimitBytes = 1024 * 1024

function openMemory(folder: string) {
  const inFolder = (file: string) => join(folder, `memory.${file}`)
  const swapLimit = inFolder('memsw.limit_in_bytes')
  const mostWithSwap = inFolder('memsw.max_usage_in_bytes')
  let hasSwapLimit = false
  const mostFiles = () => [inFolder('max_usage_in_bytes'), ...(hasSwapLimit ? [mostWithSwap] : [])]
  let limitBytes = 0
  let askedBytes = 0
  let killsBefore = 0
  let bytesBefore = 0
  let leastBefore = Number.POSITIVE_INFINITY
  // The limit with swap must never be below the limit without, so it goes up first and down last.
  const setLimit = (bytes: number) => {
    // What fails half way is set anew by the next run.
    limitBytes = 0
    if (hasSwapLimit) writeFileSync(swapLimit, '-1')
    writeFileSync(inFolder('limit_in_bytes'), String(bytes))
    if (hasSwapLimit) writeFileSync(swapLimit, String(bytes))
    limitBytes = bytes
  }
  return {
    /** To be called when the folder was made, before anything else. */
    begin: () => {
      limitBytes = 0
      leastBefore = Number.POSITIVE_INFINITY
      hasSwapLimit = existsSync(swapLimit)
      // Swap would hide an allocation from the limit.
      writeFileSync(inFolder('swappiness'), '0')
    },
    /**
     * Whether the folder is to be made anew. To empty it instead would throw out of memory what the boxes have read, a
     * compiler or a library, and each later box would wait for the disk. What a removed folder was charged for stays in
     * memory, or goes when that is short, and counts for no box.
     */
    isUsedUp: () => readCounter(inFolder('usage_in_bytes')) > toleratedLeftoverBytes,
    prepare: (limits: BoxLimits) => {
      askedBytes = limits.memoryBytes
      const memoryBytes = Math.max(leastLimitBytes, askedBytes)
      if (memoryBytes !== limitBytes) setLimit(memoryBytes)
      for (const file of mostFiles()) writeFileSync(file, '0')
      killsBefore = readKeyedCounter(inFolder('oom_control'), 'oom_kill')
      bytesBefore = readCounter(inFolder('usage_in_bytes'))
      leastBefore = Math.min(leastBefore, bytesBefore)
    },
    finish: () => {
      const mostBytes = readCounter(inFolder('max_usage_in_bytes'))
      const kills = readKeyedCounter(inFolder('oom_control'), 'oom_kill') - killsBefore
      const isAtLimit = () => mostFiles().some((file) => readCounter(file) + lastStepBytes > limitBytes)
      const isAbove = askedBytes < limitBytes && mostBytes > askedBytes
      const memoryKills = isAbove || (kills > 0 && isAtLimit()) ? Math.max(1, kills) : 0
      // What ended boxes left in the page cache is no use of this one, and goes first where memory is short. The
      // waiting shell, which is always there, becomes the box.
      const leftBytes = memoryKills > 0 ? 0 : bytesBefore - leastBefore
      return { peakBytes: mostBytes - leftBytes, memoryKills, strayKills: memoryKills > 0 ? 0 : kills }
    },
  }
}
