import type { Difference } from '@codedojo/contract'
import type { BoxFacts, BoxLimits, Sandbox } from '@codedojo/sandbox'
import type { ReadyBuild } from '../build/compile-program.ts'
import { compareOutput } from '../compare/compare-output.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { boxLimitsOf, type CaseLimits } from '../limits.ts'
import { keepOutput } from '../run/kept-output.ts'
import type { RepeatBudget } from '../run/repeat-budget.ts'
import { runPatiently } from '../run/run-patiently.ts'
import type { CaseToJudge } from './case-to-judge.ts'

/** A program that is ready to be run on cases. */
export interface Contestant {
  readonly tool: LanguageTool
  readonly build: ReadyBuild
  readonly limits: CaseLimits
  readonly repeats: RepeatBudget
}

export interface CaseRun {
  readonly facts: BoxFacts
  readonly stdout: Uint8Array
  readonly stdoutIsCut: boolean
  /** null when the output is right, or there is no answer to compare it with. */
  readonly difference: Difference | null
}

export interface CaseTask {
  readonly input: Uint8Array
  readonly answer: CaseToJudge['answer']
  readonly comparison: CaseToJudge['comparison']
  /** How much of the output is kept. */
  readonly keptBytes: number
}

/**
 * Runs a program in an empty box and compares what it prints while it prints it.
 * A program that a busy machine, or the host of a virtual one, may have kept from its CPU time is run once more, as long as
 * its job has time for that.
 */
export function runCase(
  sandbox: Sandbox,
  contestant: Contestant,
  task: CaseTask,
  signal: AbortSignal,
): Promise<CaseRun> {
  return runPatiently({
    limits: boxLimitsOf(contestant.tool.language, contestant.limits),
    repeats: contestant.repeats,
    run: (limits) => runOnce({ sandbox, contestant, task, limits }, signal),
  })
}

interface OneRun {
  readonly sandbox: Sandbox
  readonly contestant: Contestant
  readonly task: CaseTask
  readonly limits: BoxLimits
}

async function runOnce({ sandbox, contestant, task, limits }: OneRun, signal: AbortSignal): Promise<CaseRun> {
  const { tool, build } = contestant
  const comparer = task.answer && compareOutput(task.answer, task.comparison)
  const kept = keepOutput(task.keptBytes)
  const program = {
    ...tool.run(build.names, contestant.limits),
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
