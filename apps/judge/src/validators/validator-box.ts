import { memoryExtraKb } from '@codedojo/contract'
import type { ValidatorLimits } from '@codedojo/problem-package'
import type { BoxFacts, BoxLimits, Sandbox } from '@codedojo/sandbox'
import { writeSources } from '../build/write-sources.ts'
import { keepOutput } from '../cases/kept-output.ts'
import { deepStackBytes, keptErrorBytes, usualOutputBytes, wallLimitMs } from '../limits.ts'
import type { ReadyValidator } from './borrow-validators.ts'
import { caseFolder, messageBytes } from './validator-script.ts'

/*
 * How it works
 *   host: input, answer, script ─→ folder ─(read-only)─→ /judge ┐
 *   build of the validator ───────────────(read-only)─→ /box    ├ a fresh box for each validator and case
 *   output of the learner's program ─────→ standard input       ┘
 *   exit code, standard error, and what the script printed ─→ host
 * A validator is a program of a stranger and gets a box like any other: no network, limits, nothing to write to but the
 * box's own /tmp. Nothing that it leaves is opened on the host.
 */

export interface ValidatorCall {
  readonly validator: ReadyValidator
  readonly limits: ValidatorLimits
  readonly script: string
  readonly stdin: Uint8Array
  /** What lies in the case folder, by name. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

export interface ValidatorEnd {
  readonly facts: BoxFacts
  /** What the script printed. */
  readonly printed: Uint8Array
}

/** Runs a validator once. Throws `SandboxError` only if the sandbox failed. */
export async function runValidator(
  sandbox: Sandbox,
  { validator, limits, script, stdin, files }: ValidatorCall,
  signal?: AbortSignal,
): Promise<ValidatorEnd> {
  const { tool, build } = validator
  const programLimits = {
    timeMs: limits.timeMs,
    memoryBytes: limits.memoryBytes,
    outputBytes: limits.outputBytes,
    stackBytes: deepStackBytes(limits.memoryBytes),
  }
  const boxLimits = boxLimitsOf(validator, limits)
  const kept = keepOutput(2 * (messageBytes + 1))
  await using slot = await sandbox.acquire(signal)
  const folder = await slot.makeFolder()
  try {
    const sources = Object.entries({ ...files, script: Buffer.from(script) })
    await writeSources(
      folder,
      sources.map(([name, bytes]) => ({ name, bytes })),
    )
    const command = tool.run(build.names, programLimits)
    const program = {
      argv: ['/bin/sh', `${caseFolder}/script`, ...command.argv] as const,
      folder: build.folder,
      folderIsWritable: false,
      mounts: [...command.mounts, { from: folder, to: caseFolder }],
    }
    const facts = await slot.run(program, boxLimits, { stdin, onStdout: kept.push }, signal)
    return { facts, printed: kept.bytes() }
  } finally {
    await sandbox.removeFolder(folder)
  }
}

function boxLimitsOf({ tool }: ReadyValidator, limits: ValidatorLimits): BoxLimits {
  return {
    cpuMs: limits.timeMs,
    wallMs: wallLimitMs(limits.timeMs),
    memoryBytes: limits.memoryBytes + memoryExtraKb[tool.language] * 1024,
    stdoutBytes: usualOutputBytes,
    stderrBytes: keptErrorBytes,
    processes: 64,
    fileBytes: limits.outputBytes,
    tmpBytes: limits.outputBytes,
    stackBytes: deepStackBytes(limits.memoryBytes),
  }
}
