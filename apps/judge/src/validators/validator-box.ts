import type { ValidatorLimits } from '@codedojo/problem-package'
import type { Box, BoxFacts, BoxLimits, BoxProgram, Sandbox } from '@codedojo/sandbox'
import { writeSources } from '../build/write-sources.ts'
import { boxLimitsOf, type CaseLimits, defaultOutputBytes, stackLimitBytes } from '../limits.ts'
import { makeCappedOutput } from '../run/capped-output.ts'
import type { RetryBudget } from '../run/retry-budget.ts'
import { runWithRetry } from '../run/run-with-retry.ts'
import type { ReadyValidator } from './acquire-validators.ts'
import { caseFolder, messageBytes, printedFiles } from './validator-script.ts'

/*
 * How it works
 *   host: input, answer, script ─→ folder ─(read-only)─→ /judge ┐
 *   build of the validator ───────────────(read-only)─→ /box    ├ a new box for each validator and case
 *   output of the learner's program ─────→ standard input       ┘
 *   exit code, standard error, standard output of the script ─→ host
 * A validator is untrusted code and gets a box like any program: no network, limits, and only the box's own /tmp to write to. The
 * host opens no file that it leaves behind.
 */

export interface ValidatorCall {
  readonly validator: ReadyValidator
  readonly limits: ValidatorLimits
  /** The retry budget of the job. */
  readonly retryBudget: RetryBudget
  readonly script: string
  readonly stdin: Uint8Array
  /** Contents of the case folder, by file name. */
  readonly files: Readonly<Record<string, Uint8Array>>
  /** Whether the script also prints the files of the feedback folder. Absent: false. */
  readonly printsFeedback?: boolean
}

export interface ValidatorResult {
  readonly facts: BoxFacts
  /** Standard output of the script. */
  readonly printed: Uint8Array
}

/**
 * Runs a validator, and retries it if a busy machine starved it of CPU time, as long as the job's budget allows. Throws
 * `SandboxError` only if the sandbox failed.
 */
export function runValidator(
  sandbox: Sandbox,
  call: ValidatorCall,
  signal?: AbortSignal,
): Promise<ValidatorResult> {
  return runWithRetry({
    limits: validatorBoxLimits(call),
    retryBudget: call.retryBudget,
    run: (limits) => runOnce({ sandbox, call, limits }, signal),
  })
}

interface OneRun {
  readonly sandbox: Sandbox
  readonly call: ValidatorCall
  readonly limits: BoxLimits
}

async function runOnce({ sandbox, call, limits }: OneRun, signal?: AbortSignal): Promise<ValidatorResult> {
  const { stdin, printsFeedback = false } = call
  const kept = makeCappedOutput(
    printedFiles * (messageBytes + 1) + (printsFeedback ? call.limits.outputBytes : 0),
  )
  await using box = await sandbox.acquire(signal)
  await using folder = await makeCaseFolder({ sandbox, box }, call)
  const streams = { stdin, onStdout: kept.push }
  const facts = await box.run(validatorProgram(call, folder.path), limits, streams, signal)
  return { facts, printed: kept.bytes() }
}

/** A folder with the files of a case and the script that runs the validator; disposing removes it. */
export async function makeCaseFolder(
  { sandbox, box }: { readonly sandbox: Sandbox; readonly box: Box },
  { files, script }: Pick<ValidatorCall, 'files' | 'script'>,
): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await box.makeFolder()
  await using made = new AsyncDisposableStack()
  made.defer(() => sandbox.removeFolder(path))
  const sources = Object.entries({ ...files, script: Buffer.from(script) })
  await writeSources(
    path,
    sources.map(([name, bytes]) => ({ name, bytes })),
  )
  const kept = made.move()
  return { path, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

type CalledValidator = Pick<ValidatorCall, 'validator' | 'limits' | 'printsFeedback'>

/** The program of a box that runs the script of a case folder with a validator. */
export function validatorProgram({ validator, limits }: CalledValidator, folder: string): BoxProgram {
  const { tool, build } = validator
  const command = tool.run(build.names, caseLimitsOf(limits))
  return {
    argv: ['/bin/sh', `${caseFolder}/script`, ...command.argv],
    folder: build.folder,
    mounts: [...command.mounts, { from: folder, to: caseFolder }],
  }
}

/** The limits of a program, except that the package limits the size of written files and not of standard output. */
export function validatorBoxLimits({ validator, limits, printsFeedback }: CalledValidator): BoxLimits {
  const { outputBytes: fileBytes } = limits
  const outputBytes = defaultOutputBytes + (printsFeedback ? fileBytes : 0)
  const printed = { ...caseLimitsOf(limits), outputBytes }
  return { ...boxLimitsOf(validator.tool.language, printed), fileBytes, tmpBytes: fileBytes }
}

function caseLimitsOf(limits: ValidatorLimits): CaseLimits {
  return { ...limits, stackBytes: stackLimitBytes(limits.memoryBytes) }
}
