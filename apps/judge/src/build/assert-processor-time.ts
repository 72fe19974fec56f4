import { type Box, isComputing, SandboxError } from '@codedojo/sandbox'
import { compileLimits } from '../limits.ts'
import { runInBox } from '../run/run-in-box.ts'

/** A shell loop that computes for a few tenths of a second and never waits for I/O. */
const computing = 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'

/**
 * Runs a program that only computes, and throws `SandboxError` if it gets almost no CPU time. A compiler that ran out of real
 * time on such a machine may have been starved, so nothing is known about its source. A compiler that sleeps on purpose must not
 * be excused that way, hence the probe.
 */
export async function assertProcessorTime(box: Box, folder: string, signal: AbortSignal): Promise<void> {
  const command = { argv: ['/bin/sh', '-c', computing] as const, mounts: [] }
  const { facts } = await runInBox(box, { command, folder, limits: compileLimits }, signal)
  if (isComputing(facts)) return
  throw new SandboxError(
    'The machine of the judge is too busy to compile: end what else runs on it, or give it more processors.',
  )
}
