import { type Box, isComputing, SandboxError } from '@codedojo/sandbox'
import { compileLimits } from '../limits.ts'
import { runInBox } from '../run/run-in-box.ts'

/** Computes for some tenths of a second and waits for nothing. */
const computing = 'i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done'

/**
 * Throws `SandboxError` when a program that surely computes gets next to no processor time: a compiler that was not done in its
 * real time may then have been starved, which says nothing about its program. One that waits on purpose must not pass for that.
 */
export async function assertProcessorTime(box: Box, folder: string, signal: AbortSignal): Promise<void> {
  const command = { argv: ['/bin/sh', '-c', computing] as const, mounts: [] }
  const { facts } = await runInBox(box, { command, folder, limits: compileLimits }, signal)
  if (isComputing(facts)) return
  throw new SandboxError(
    'The machine of the judge is too busy to compile: end what else runs on it, or give it more processors.',
  )
}
