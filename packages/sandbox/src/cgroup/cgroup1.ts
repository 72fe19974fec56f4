import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
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
}

// What ended boxes may leave charged before it is given back, which stops this process for a third of a millisecond.
const toleratedLeftoverBytes = 2 * 1024 * 1024

/**
 * Limits by the memory, pids and cpuacct hierarchies of cgroup v1, or null where one of them cannot be written.
 * `name` tells this process's groups from everybody else's.
 * Source: the kernel's Documentation/admin-guide/cgroup-v1.
 */
export function openCgroup1(tables: CgroupTables, name: string): GroupDriver | null {
  const memory = findController(tables, 'memory')
  const pids = findController(tables, 'pids')
  const cpuacct = findController(tables, 'cpuacct')
  if (memory === null || pids === null || cpuacct === null) return null
  const foldersOf = (seat: number): Folders => ({
    memory: join(memory.folder, `${name}-${seat}`),
    pids: join(pids.folder, `${name}-${seat}`),
    cpuacct: join(cpuacct.folder, `${name}-${seat}`),
  })
  return {
    mode: 'cgroup1',
    foldersOf: (seat) => [...new Set(Object.values(foldersOf(seat)))],
    makeGroup: (owner) => makeGroup(owner, foldersOf(owner.seat)),
  }
}

function makeGroup(owner: GroupOwner, folders: Folders): BoxGroup {
  // Controllers may be mounted together; their cgroup is then one.
  const folderNames = [...new Set<string>(Object.values(folders))]
  const joinFiles = folderNames.map((folder) => {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'cgroup.procs')
    giveTo(owner.uid, file)
    return file
  })
  const memory = openMemory(folders.memory)
  const cpuFile = join(folders.cpuacct, 'cpuacct.usage')
  const pidsMax = join(folders.pids, 'pids.max')
  const processes = join(folders.pids, 'cgroup.procs')
  return {
    launcherJoinFile: null,
    longestPauseMs: Number.POSITIVE_INFINITY,
    open: () => {
      // The kill of the last box left no room for a process.
      writeFileSync(pidsMax, String(processesOfBwrap))
      memory.giveBack()
      return joinFiles
    },
    prepare: (limits) => {
      writeFileSync(pidsMax, String(limits.processes + processesOfBwrap))
      memory.prepare(limits)
      writeFileSync(cpuFile, '0')
    },
    cpuNs: () => readCounter(cpuFile),
    // Without room for a new process a fork bomb cannot outrun the killing.
    kill: () => {
      writeFileSync(pidsMax, '0')
      killProcesses(readProcessIds(processes))
    },
    processes: () => readProcessIds(processes),
    isEmpty: () => readProcessIds(processes).length === 0,
    finish: () => ({ cpuNs: readCounter(cpuFile), ...memory.finish() }),
    remove: async () => {
      for (const folder of folderNames) await removeCgroup(folder)
    },
  }
}

function openMemory(folder: string) {
  const inFolder = (file: string) => join(folder, `memory.${file}`)
  const swapLimit = inFolder('memsw.limit_in_bytes')
  const hasSwapLimit = existsSync(swapLimit)
  let limitBytes = 0
  let killsBefore = 0
  let bytesBefore = 0
  let leastBefore = Number.POSITIVE_INFINITY
  // Swap would hide an allocation from the limit.
  writeFileSync(inFolder('swappiness'), '0')

  // The limit with swap must never be below the limit without, so it goes up first and down last.
  const setLimit = (bytes: number) => {
    if (hasSwapLimit) writeFileSync(swapLimit, '-1')
    writeFileSync(inFolder('limit_in_bytes'), String(bytes))
    if (hasSwapLimit) writeFileSync(swapLimit, String(bytes))
    limitBytes = bytes
  }
  return {
    prepare: ({ memoryBytes }: BoxLimits) => {
      if (memoryBytes !== limitBytes) setLimit(memoryBytes)
      writeFileSync(inFolder('max_usage_in_bytes'), '0')
      killsBefore = readKeyedCounter(inFolder('oom_control'), 'oom_kill')
      bytesBefore = readCounter(inFolder('usage_in_bytes'))
      leastBefore = Math.min(leastBefore, bytesBefore)
    },
    finish: () => {
      const mostBytes = readCounter(inFolder('max_usage_in_bytes'))
      const memoryKills = readKeyedCounter(inFolder('oom_control'), 'oom_kill') - killsBefore
      // What ended boxes left in the page cache is no use of this one, and goes first where memory is short. The
      // waiting shell, which is always there, becomes the box.
      const leftBytes = memoryKills > 0 ? 0 : bytesBefore - leastBefore
      return { peakBytes: mostBytes - leftBytes, memoryKills }
    },
    giveBack: () => {
      if (readCounter(inFolder('usage_in_bytes')) > toleratedLeftoverBytes)
        writeFileSync(inFolder('force_empty'), '0')
    },
  }
}
