import type { Box, BoxFacts, BoxLimits, SandboxCheck } from '../sandbox.ts'

const mebibyte = 1024 * 1024

// Generous time limits, because isolation must hold on slow machines, too.
const limits: BoxLimits = {
  cpuMs: 20_000,
  wallMs: 60_000,
  memoryBytes: 128 * mebibyte,
  stdoutBytes: mebibyte,
  stderrBytes: 4096,
  processes: 32,
  fileBytes: mebibyte,
  tmpBytes: mebibyte,
  stackBytes: 8 * mebibyte,
}

export interface CheckObservation {
  readonly facts: BoxFacts
  readonly stdout: string
  /** Processes of the warm box that are alive after the run. */
  readonly alive: readonly number[]
}

/** Returns what is wrong, in a few words, or null. */
export type Expectation = (seen: CheckObservation) => string | null

export interface CheckProgram {
  readonly promise: string
  readonly script: string
  readonly limits?: Partial<BoxLimits>
  readonly expect: Expectation
  readonly cure: string
}

export async function runCheckProgram(
  program: CheckProgram,
  box: Box,
  folder: string,
): Promise<SandboxCheck> {
  const chunks: Uint8Array[] = []
  const facts = await box.run(
    { argv: ['/usr/bin/sh', '-c', program.script], folder, seesHost: true, mounts: [] },
    { ...limits, ...program.limits },
    { stdin: new Uint8Array(), onStdout: (chunk) => chunks.push(chunk) },
  )
  const stdout = Buffer.concat(chunks).toString()
  const fault = program.expect({ facts, stdout, alive: box.processesAlive() })
  return {
    promise: program.promise,
    holds: fault === null,
    detail: fault === null ? 'proved' : `${fault}. ${program.cure}`,
  }
}
