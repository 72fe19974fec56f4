import type { Sandbox } from '@codedojo/sandbox'
import { type CompileFailure, compileFailure } from '../build/compiler-message.ts'
import { compileLimits } from '../limits.ts'
import { hasSucceeded, runInBox } from '../run/run-in-box.ts'
import { stderrText } from '../run/stderr-text.ts'
import type { CaseRun, ProgramUnderTest } from './run-case.ts'

/**
 * Detects a program whose syntax error shows only when it is first run. Its output raises the suspicion; a syntax check, which
 * does not run the program, confirms it. Returns the compiler's messages, or null for any other failure.
 */
export async function lateSyntaxError(
  sandbox: Sandbox,
  { tool, build }: ProgramUnderTest,
  { facts }: CaseRun,
  signal: AbortSignal,
): Promise<CompileFailure | null> {
  const failure = { ending: facts.ending, stderr: stderrText(facts) }
  if (!tool.lateCheck?.isSuspicious(failure)) return null
  await using box = await sandbox.acquire(signal)
  const command = tool.lateCheck.command(build.names)
  const task = { command, folder: build.folder, limits: compileLimits }
  const answer = await runInBox(box, task, signal)
  return hasSucceeded(answer.facts) ? null : compileFailure(answer, tool)
}
