import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { Box, LimitName, Sandbox } from '@codedojo/sandbox'
import { type Command, type LanguageTool, namesOf } from '../languages/language-tool.ts'
import { compileLimits } from '../limits.ts'
import { makeRepeatBudget, repeatMsOf } from '../run/repeat-budget.ts'
import { type BoxAnswer, hasSucceeded, runInBox } from '../run/run-in-box.ts'
import { runPatiently } from '../run/run-patiently.ts'
import { assertProcessorTime } from './assert-processor-time.ts'
import { type CompileFailure, compileFailure, compilerMessage } from './compiler-message.ts'
import { programFiles } from './program-files.ts'
import { writeSources } from './write-sources.ts'

export interface Program {
  readonly language: Language
  readonly sources: readonly SourceFile[]
  /** Files that its problem gives to every program of the language. */
  readonly includes?: readonly SourceFile[]
}

export interface ReadyBuild {
  readonly kind: 'ready'
  /** Work folder with everything a run needs, to be mounted read-only. */
  readonly folder: string
  /** Of the source files. */
  readonly names: readonly string[]
  /** Warnings. */
  readonly message: string | null
}

export interface FailedBuild extends CompileFailure {
  readonly kind: 'failed'
  /** Which limit ended the compiler: another try may end otherwise. */
  readonly limitHit: LimitName | null
}

export type Build = ReadyBuild | FailedBuild

export interface ProgramToCompile {
  readonly tool: LanguageTool
  readonly program: Program
}

/**
 * Compiles a program in a box. The folder of a ready build belongs to the caller, who removes it; an aborted signal
 * ends the compiler and throws its reason. A compiler that a busy machine may have kept from its CPU time is started once more;
 * throws `SandboxError` when nothing is known even then.
 * Nothing that a compiler writes reaches a disk: its box has only a /tmp in memory, and what it prints is the program.
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
  const quick = tool.quickWay?.(files) ?? { command: usual, isSure: true }
  const repeats = makeRepeatBudget(repeatMsOf({ timeMs: compileLimits.cpuMs }))
  const compile = (command: Command) =>
    runPatiently({
      limits: compileLimits,
      repeats,
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

/** In place of a source of that name. */
async function keepArtefact(path: string, bytes: Uint8Array): Promise<void> {
  await rm(path, { recursive: true, force: true })
  await writeFile(path, bytes, { flag: 'wx', mode: 0o755 })
}

/** What was too much for the quick way would only be more in the usual one, and may not hold a slot twice. */
function saysEnough({ facts }: BoxAnswer): boolean {
  return hasSucceeded(facts) || facts.limitHit !== null || facts.cpuMs > compileLimits.cpuMs / 2
}
