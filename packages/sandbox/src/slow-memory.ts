import { execFile } from 'node:child_process'
import type { BoxFacts } from './sandbox.ts'

/** Page size of every supported architecture, in bytes. */
const pageBytes = 4096

/** From this share of CPU time on, memory allocation dominated the program's time. */
const costlyShare = 0.25

/**
 * Cost of a memory page, in microseconds, when the host of a virtual machine has to provide it first. A page that the machine
 * already has costs 0.3 to 2.7; on hosts that reclaim free memory (free page reporting) 11 to 25 were measured. Above `most`, the
 * kernel spent the time on something else, such as I/O.
 */
const slowPageUs = { least: 4, most: 50 }

/**
 * Whether a large part of a program's CPU time went into waiting for memory from the host of a virtual machine. Kernels count
 * that time as the program's, and not as stolen time.
 */
export function wasMemorySlow({
  cpuMs,
  systemMs,
  peakBytes,
}: Pick<BoxFacts, 'cpuMs' | 'systemMs' | 'peakBytes'>): boolean {
  const pageUs = (1000 * systemMs) / (peakBytes / pageBytes)
  return systemMs > costlyShare * cpuMs && pageUs > slowPageUs.least && pageUs < slowPageUs.most
}

const maxWarmBytes = 1024 * 1024 * 1024

/**
 * Allocates and touches this much memory for a moment, at most 1 GiB, so that the host provides it; the kernel hands these pages
 * out first. Returns the time it took in milliseconds, at most ten seconds. Never throws: a failure only means that the next
 * program is slow again.
 */
export async function warmMemory(bytes: number): Promise<number> {
  const startedAt = performance.now()
  const size = `bs=${Math.min(bytes, maxWarmBytes)}`
  await new Promise<void>((resolve) => {
    execFile('dd', ['if=/dev/zero', 'of=/dev/null', 'count=1', size], { timeout: 10_000 }, () => resolve())
  })
  return performance.now() - startedAt
}
