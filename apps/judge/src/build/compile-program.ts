import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language, Signature } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { Box, LimitName, Sandbox } from '@codedojo/sandbox'
import { type Command, type LanguageTool, namesOf } from '../languages/language-tool.ts'
import { compileLimits } from '../limits.ts'
import { makeRetryBudget, retryBudgetMs } from '../run/retry-budget.ts'
import { type BoxResult, hasSucceeded, runInBox } from '../run/run-in-box.ts'
import { runWithRetry } from '../run/run-with-retry.ts'
import { assertProcessorTime } from './assert-processor-time.ts'
import { type CompileFailure, compileFailure, compilerMessage } from './compiler-message.ts'
import { programFiles } from './program-files.ts'
import { writeSources } from './write-sources.ts'

export interface Program {
  readonly language: Language
  readonly sources: readonly SourceFile[]
  /** Files that the problem adds to every program in this language. */
  readonly includes?: readonly SourceFile[]
  /** Absent for a whole program; otherwise the source is only the function of this signature. */
  readonly signature?: Signature | undefined
}

export interface ReadyBuild {
  readonly kind: 'ready'
  /** The work folder with everything that a run needs; it is mounted read-only. */
  readonly folder: string
  /** Names of the source files. */
  readonly names: readonly string[]
  /** Warnings of the compiler. */
  readonly message: string | null
}

export interface FailedBuild extends CompileFailure {
  readonly kind: 'failed'
  /** The limit that ended the compiler, if one did: another attempt may succeed. */
  readonly limitHit: LimitName | null
}

export type Build = ReadyBuild | FailedBuild

export interface ProgramToCompile {
  readonly tool: LanguageTool
  readonly program: Program
}

/**
 * Compiles a program in a box. The caller owns the folder of a successful build and removes it. If the signal is aborted, the
 * compiler is killed and the call rejects with the signal's reason. A compiler that a busy machine may have starved of CPU time
 * is started once more; if that runs out of real time too, and the machine still gives almost no CPU time, the call throws
 * `SandboxError`.
 * A compiler writes nothing to a disk: its box has only a /tmp in memory, and the compiled program is what it prints to standard
 * output.
 */
export async function compileProgram(
  sandbox: Sandbox,
  work: ProgramToCompile,
  signal: AbortSignal,
): Promise<Build> {
  await using box = await sandbox.acquire(signal)
  const folder = await box.makeFolder()
  try {
    const build = await compileIn({ ...work, box, folder }, signal)
    if (build.kind === 'failed') {
      await sandbox.removeFolder(folder)
    }
    return build
  } catch (error) {
    await sandbox.removeFolder(folder)
    throw error
  }
}

interface Compilation extends ProgramToCompile {
  readonly box: Box
  readonly folder: string
}

async function compileIn({ box, folder, tool, program }: Compilation, signal: AbortSignal): Promise<Build> {
  const files = programFiles(tool, program)
  const names = namesOf(files)
  await writeSources(folder, files)
  if (!tool.compile) return { kind: 'ready', folder, names, message: null }
  const usual = tool.compile(names)
  const quick = tool.quickCompilation?.(files) ?? { command: usual, isSure: true }
  const retryBudget = makeRetryBudget(retryBudgetMs({ timeMs: compileLimits.cpuMs }))
  const compile = (command: Command) =>
    runWithRetry({
      limits: compileLimits,
      retryBudget,
      run: (limits) => runInBox(box, { command, folder, limits }, signal),
    })
  let answer = await compile(quick.command)
  if (!quick.isSure && !saysEnough(answer)) answer = await compile(usual)
  const { limitHit } = answer.facts
  if (limitHit === 'wall') await assertProcessorTime(box, folder, signal)
  if (!hasSucceeded(answer.facts)) return { kind: 'failed', limitHit, ...compileFailure(answer, tool) }
  if (tool.artefact !== null) {
    const reason = 'The compiler made no program.'
    if (answer.printed.length === 0) return { kind: 'failed', limitHit, message: reason, reason }
    await keepArtefact(join(folder, tool.artefact), answer.printed)
  }
  return { kind: 'ready', folder, names, message: compilerMessage(answer, tool) }
}

/** Overwrites a source file of the same name. */
async function keepArtefact(path: string, bytes: Uint8Array): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, bytes, { flag: 'wx', mode: 0o755 })
}

/** A limit hit in the quick compilation would also be hit in the full one, so a second attempt would only occupy a slot again. */
function saysEnough({ facts }: BoxResult): boolean {
  return hasSucceeded(facts) || facts.limitHit !== null || facts.cpuMs > compileLimits.cpuMs / 2
}
