import type { Sandbox } from '@codedojo/sandbox'
import { type CompileFailure, compileFailure } from '../build/compiler-message.ts'
import { compileLimits } from '../limits.ts'
import { hasSucceeded, runInBox } from '../run/run-in-box.ts'
import type { CaseRun, Contestant } from './run-case.ts'

/**
 * What the compiler says of a program that turns out not to parse when it is first run; null for every other
 * failure. The suspicion comes from what the program printed, the proof from checking it without running it.
 */
export async function lateSyntaxError(
  sandbox: Sandbox,
  { tool, build }: Contestant,
  { facts }: CaseRun,
  signal: AbortSignal,
): Promise<CompileFailure | null> {
  const failure = { ending: facts.ending, stderr: Buffer.from(facts.stderr).toString() }
  if (!tool.lateCheck?.isSuspicious(failure)) return null
  await using box = await sandbox.acquire(signal)
  const command = tool.lateCheck.command(build.names)
  const task = { command, folder: build.folder, limits: compileLimits }
  const answer = await runInBox(box, task, signal)
  return hasSucceeded(answer.facts) ? null : compileFailure(answer, tool)
}
