import type { BoxCgroup, CgroupDriver, CgroupOwner } from './box-cgroup.ts'
import { readProcessTree } from './process-tree.ts'
import { killProcesses } from './processes.ts'

/**
 * Limits without cgroups: CPU time and memory are sums over the processes seen at each check, so a program can evade both. For
 * development only; `openSandbox` uses it on explicit request.
 */
export const noCgroup: CgroupDriver = {
  mode: 'none',
  foldersOf: () => [],
  makeGroup,
}

// The launcher consists of two processes: unshare and the shell that it waits for.
const processesOfLauncher = 2

function makeGroup(owner: CgroupOwner): BoxCgroup {
  let memoryLimitBytes = Number.POSITIVE_INFINITY
  let peakBytes = 0
  let cpuBeforeNs = 0
  let cpuMostNs = 0
  const readProcesses = () => {
    const launcherPid = owner.launcherPid()
    const tree = launcherPid === null ? [] : readProcessTree(launcherPid)
    const boxed = tree.slice(processesOfLauncher).filter(({ isZombie }) => !isZombie)
    peakBytes = Math.max(peakBytes, sum(boxed.map(({ residentBytes }) => residentBytes)))
    if (peakBytes > memoryLimitBytes) killProcesses(boxed.map(({ pid }) => pid))
    return { boxed, cpuNs: sum(tree.map(({ cpuNs }) => cpuNs)) }
  }
  // The CPU time of a killed namespace is lost with its first process, so the highest value seen is used.
  const cpuNs = () => {
    cpuMostNs = Math.max(cpuMostNs, readProcesses().cpuNs - cpuBeforeNs)
    return cpuMostNs
  }
  return {
    launcherJoinFiles: [],
    longestPauseMs: 25,
    open: async () => [],
    prepare: ({ memoryBytes }) => {
      memoryLimitBytes = memoryBytes
      peakBytes = 0
      cpuMostNs = 0
      cpuBeforeNs = readProcesses().cpuNs
    },
    cpuNs,
    kill: () => killProcesses(readProcesses().boxed.map(({ pid }) => pid)),
    canPause: false,
    pause: () => {},
    resume: () => {},
    processes: () => readProcesses().boxed.map(({ pid }) => pid),
    isEmpty: () => readProcesses().boxed.length === 0,
    finish: () => ({
      cpuNs: cpuNs(),
      systemNs: 0,
      peakBytes,
      memoryKills: peakBytes > memoryLimitBytes ? 1 : 0,
      strayKills: 0,
    }),
    remove: async () => {},
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
