import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openSandbox } from '../open-sandbox.ts'
import type { Box, BoxFacts, BoxLimits, BoxMount, Sandbox } from '../sandbox.ts'
import { removeTree } from '../state/remove-tree.ts'
import { slowness } from './slowness.ts'

const run = promisify(execFile)

export const mebibyte = 1024 * 1024

export const testLimits: BoxLimits = {
  cpuMs: 2000 * slowness,
  wallMs: 10_000 * slowness,
  memoryBytes: 64 * mebibyte,
  stdoutBytes: 8 * mebibyte,
  stderrBytes: 64 * 1024,
  processes: 32,
  fileBytes: 64 * mebibyte,
  tmpBytes: 16 * mebibyte,
  stackBytes: 64 * mebibyte,
}

/** As root, each warm box has a user of its own; otherwise programs run as the current user. */
export const isRoot = process.geteuid?.() === 0

/** User id of the programs in the warm box. */
export function userOfWarmBox(index: number): number {
  return isRoot ? 60_706 + index : (process.geteuid?.() ?? 0)
}

/** A folder that users of warm boxes can traverse; disposing removes it. */
export async function makeStateFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  await chmod(folder, 0o755)
  return { folder, [Symbol.asyncDispose]: () => removeTree(folder) }
}

/** Opens a sandbox with its own state folder. */
export async function openTestSandbox(slotCount: number) {
  const state = await makeStateFolder()
  const sandbox = await openSandbox({ slotCount, stateFolder: state.folder })
  return {
    sandbox,
    stateFolder: state.folder,
    [Symbol.asyncDispose]: async () => {
      await sandbox[Symbol.asyncDispose]()
      await state[Symbol.asyncDispose]()
    },
  }
}

/** Compiles a C program of this folder into `folder`, under its own name. */
export async function compile(program: 'attacks' | 'system-calls', folder: string): Promise<void> {
  const source = fileURLToPath(new URL(`${program}.c`, import.meta.url))
  await run('gcc', ['-O0', '-pthread', '-w', '-o', join(folder, program), source])
}

export interface TestRun {
  readonly argv: readonly [string, ...string[]]
  readonly folder: string
  readonly seesHost?: boolean
  readonly mounts?: readonly BoxMount[]
  readonly limits?: Partial<BoxLimits>
  readonly stdin?: string | Uint8Array | { readonly path: string }
  readonly signal?: AbortSignal
  /** Called for each chunk of output. */
  readonly onPrint?: () => void
}

export interface TestResult extends Omit<BoxFacts, 'stderr'> {
  readonly stdout: string
  readonly stderr: string
}

export async function runInBox(box: Box, test: TestRun): Promise<TestResult> {
  const chunks: Uint8Array[] = []
  const stdin = test.stdin ?? ''
  const facts = await box.run(
    {
      argv: test.argv,
      folder: test.folder,
      seesHost: test.seesHost ?? true,
      mounts: test.mounts ?? [],
    },
    { ...testLimits, ...test.limits },
    {
      stdin: typeof stdin === 'string' ? Buffer.from(stdin) : stdin,
      onStdout: (chunk) => {
        chunks.push(chunk)
        test.onPrint?.()
      },
    },
    test.signal,
  )
  return { ...facts, stdout: Buffer.concat(chunks).toString(), stderr: Buffer.from(facts.stderr).toString() }
}

/** Runs in any free warm box. */
export async function runInSandbox(sandbox: Sandbox, test: TestRun): Promise<TestResult> {
  await using box = await sandbox.acquire()
  return await runInBox(box, test)
}
