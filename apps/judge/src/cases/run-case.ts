import type { Difference } from '@codedojo/contract'
import type { BoxFacts, BoxLimits, Sandbox } from '@codedojo/sandbox'
import type { ReadyBuild } from '../build/compile-program.ts'
import { compareOutput } from '../compare/compare-output.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { boxLimitsOf, type CaseLimits } from '../limits.ts'
import { makeCappedOutput } from '../run/capped-output.ts'
import type { RetryBudget } from '../run/retry-budget.ts'
import { runWithRetry } from '../run/run-with-retry.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import { type CallEnd, runCall } from './run-call.ts'

/** A compiled program with the limits for its runs. */
export interface ProgramUnderTest {
  readonly tool: LanguageTool
  readonly build: ReadyBuild
  readonly limits: CaseLimits
  readonly retryBudget: RetryBudget
}

export interface CaseRun {
  readonly facts: BoxFacts
  readonly stdout: Uint8Array
  readonly stdoutIsCut: boolean
  /** null if the output is right or there is no answer to compare with. */
  readonly difference: Difference | null
  /** For a function: what came of the call, and what the learner printed. `stdout` is the printed result then. */
  readonly call?: CallEnd
}

export interface CaseTask {
  readonly input: Uint8Array
  readonly answer: CaseToJudge['answer']
  readonly comparison: CaseToJudge['comparison']
  /** Number of output bytes to keep. */
  readonly keptBytes: number
}

/**
 * Runs a program in an empty box and compares its output with the answer while it arrives. If a busy machine, or the host of a
 * virtual machine, may have starved the program of CPU time, it is run once more, as long as the retry budget of its job allows.
 */
export function runCase(
  sandbox: Sandbox,
  programUnderTest: ProgramUnderTest,
  task: CaseTask,
  signal: AbortSignal,
): Promise<CaseRun> {
  return runWithRetry({
    limits: boxLimitsOf(programUnderTest.tool.language, programUnderTest.limits),
    retryBudget: programUnderTest.retryBudget,
    run: (limits) => runOnce({ sandbox, programUnderTest, task, limits }, signal),
  })
}

export interface OneRun {
  readonly sandbox: Sandbox
  readonly programUnderTest: ProgramUnderTest
  readonly task: CaseTask
  readonly limits: BoxLimits
}

async function runOnce(
  { sandbox, programUnderTest, task, limits }: OneRun,
  signal: AbortSignal,
): Promise<CaseRun> {
  if (programUnderTest.tool.callsFunction) return runCall({ sandbox, programUnderTest, task, limits }, signal)
  const { tool, build } = programUnderTest
  const comparer = task.answer && compareOutput(task.answer, task.comparison)
  const kept = makeCappedOutput(task.keptBytes)
  const program = {
    ...tool.run(build.names, programUnderTest.limits),
    folder: build.folder,
  }
  const onStdout = (chunk: Uint8Array) => {
    comparer?.push(chunk)
    kept.push(chunk)
  }
  await using box = await sandbox.acquire(signal)
  const facts = await box.run(program, limits, { stdin: task.input, onStdout }, signal)
  return {
    facts,
    stdout: kept.bytes(),
    stdoutIsCut: kept.isCut(),
    difference: comparer?.end() ?? null,
  }
}
