import type { Dialogue, JudgedCase, Outcome, Verdict } from '@codedojo/contract'
import type { Program } from './build/compile-program.ts'
import { caseResultOf } from './cases/case-result.ts'
import type { CaseToJudge } from './cases/case-to-judge.ts'
import { whatHappened } from './cases/error-message.ts'
import { ownVerdictOf } from './cases/judge-case.ts'
import { lateSyntaxError } from './cases/late-syntax-error.ts'
import type { CaseRun, ProgramUnderTest } from './cases/run-case.ts'
import { type AnswerToGive, type DialogueRun, runDialogue } from './interaction/run-dialogue.ts'
import type { JudgeParts } from './judge-parts.ts'
import type { JudgeWatch } from './judge-submission.ts'
import { toolFor } from './languages/language-tool.ts'
import { limitsOf, type ProblemLimits } from './limits.ts'
import { makeRetryBudget, retryBudgetMs } from './run/retry-budget.ts'
import { compileFailedOutcome } from './submission-outcome.ts'

export interface DialogueToRun {
  readonly program: Program
  readonly limits: ProblemLimits
  /** What the learner said so far in place of the interactor. */
  readonly answers: readonly AnswerToGive[]
}

/**
 * Runs a program whose learner plays the interactor, with the answers so far. Nothing is judged: how the program stands is in
 * `dialogue` of the outcome, which is absent if the program did not compile. Throws `SandboxError` if the sandbox failed.
 */
export async function judgeDialogue(
  { program, limits, answers }: DialogueToRun,
  parts: JudgeParts,
  { onProgress, signal = new AbortController().signal }: JudgeWatch,
): Promise<Outcome> {
  const { limitsEnforced, sandbox } = parts
  const tool = toolFor(parts.toolchain.tools, program)
  if (!tool) throw new Error(`This judge has no compiler for "${program.language}".`)

  onProgress({ stage: 'compiling', total: 1, cases: [] })
  await using cached = await parts.builds.acquire(tool, program, signal)
  const { build } = cached
  if (build.kind === 'failed') return compileFailedOutcome({ failure: build, total: 1, limitsEnforced })

  onProgress({ stage: 'running', total: 1, cases: [] })
  const caseLimits = limitsOf(program.language, limits)
  const retryBudget = makeRetryBudget(retryBudgetMs(caseLimits))
  const programUnderTest = { tool, build, limits: caseLimits, retryBudget }
  const dialogueRun = await runDialogue(sandbox, programUnderTest, answers, signal)
  const run: CaseRun = {
    facts: dialogueRun.facts,
    stdout: new Uint8Array(),
    stdoutIsCut: false,
    difference: null,
  }
  const failure = await lateSyntaxError(sandbox, programUnderTest, run, signal)
  if (failure) return compileFailedOutcome({ failure, total: 1, limitsEnforced })

  const { dialogue, judged } = endOf(dialogueRun, run, programUnderTest)
  return {
    status: judged.status,
    cases: [],
    passed: 0,
    total: 1,
    runtimeMs: judged.cpuMs,
    memoryKb: judged.memoryKb,
    compileMessage: build.message,
    errorMessage: null,
    limitsEnforced,
    dialogue,
  }
}

const withoutCase: CaseToJudge = {
  kind: 'custom',
  input: new Uint8Array(),
  answer: null,
  comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
}

function endOf(
  { isWaiting, transcript, printedBytes, given }: DialogueRun,
  run: CaseRun,
  programUnderTest: ProgramUnderTest,
): { readonly dialogue: Dialogue; readonly judged: JudgedCase } {
  const { status, memoryShortage } = ownVerdictOf(run, programUnderTest)
  const judged = caseResultOf({
    index: 1,
    judging: withoutCase,
    run,
    status,
    expected: null,
    inputFault: null,
    judgement: null,
    transcript,
  })
  const { limits, tool } = programUnderTest
  const state = isWaiting ? 'waiting' : stateOf(status)
  const fault =
    state === 'waiting' || state === 'ended'
      ? null
      : whatHappened({ judged, run, language: tool.language, limits, memoryShortage })
  return { judged, dialogue: { state, transcript, printedBytes, given, fault, stderr: judged.stderr ?? '' } }
}

/** How a program stands that earned this verdict by itself. */
function stateOf(status: Verdict): Dialogue['state'] {
  switch (status) {
    case 'Accepted':
      return 'ended'
    case 'Runtime Error':
      return 'crashed'
    case 'Time Limit Exceeded':
      return 'time'
    case 'Memory Limit Exceeded':
      return 'memory'
    case 'Output Limit Exceeded':
      return 'output'
    case 'Wrong Answer':
    case 'Partially Accepted':
    case 'Compilation Error':
    case 'Internal Error':
      throw new Error(`A program that was only run cannot be ${status}.`)
  }
}
