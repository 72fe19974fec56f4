import { execFile } from 'node:child_process'
import type { BoxFacts } from './sandbox.ts'

/** A page of memory on every processor that is supported here, in bytes. */
const pageBytes = 4096

/** From this share of its CPU time on, memory is what a program spent its time on. */
const costlyShare = 0.25

/**
 * What a page of memory costs, in microseconds, when the host of a virtual machine must find it first. A page that the machine
 * has costs 0.3 to 2.7; measured were 11 to 25 on hosts that take back what a machine has free (free page reporting). Far more
 * than that the kernel spent on something else, such as reading and writing.
 */
const slowPageUs = { least: 4, most: 50 }

/**
 * Whether a good part of a program's CPU time was the host of a virtual machine finding memory for it: kernels count that as
 * the program's, and tell it by no counter of stolen time.
 */
export function wasMemorySlow({
  cpuMs,
  systemMs,
  peakBytes,
}: Pick<BoxFacts, 'cpuMs' | 'systemMs' | 'peakBytes'>): boolean {
  const pageUs = (1000 * systemMs) / (peakBytes / pageBytes)
  return systemMs > costlyShare * cpuMs && pageUs > slowPageUs.least && pageUs < slowPageUs.most
}

const mostWarmBytes = 1024 * 1024 * 1024

/**
 * Uses so much memory for a moment, 1 GiB at most: what the host has found for that, the kernel gives first to who asks next.
 * Answers how long that took, in milliseconds, ten seconds at most. Never fails: without it the next program is as slow as the last.
 */
export async function warmMemory(bytes: number): Promise<number> {
  const startedAt = performance.now()
  const size = `bs=${Math.min(bytes, mostWarmBytes)}`
  await new Promise<void>((resolve) => {
    execFile('dd', ['if=/dev/zero', 'of=/dev/null', 'count=1', size], { timeout: 10_000 }, () => resolve())
  })
  return performance.now() - startedAt
}
