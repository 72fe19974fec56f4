import type { JudgedCase } from '@codedojo/contract'
import type { Program } from '../build/compile-program.ts'
import type { JudgeParts } from '../judge-parts.ts'
import type { ProblemLimits } from '../limits.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import { errorMessage } from './error-message.ts'
import { judgedCaseOf, keptBytesOf } from './judged-case.ts'
import { referenceAnswer } from './reference-answer.ts'
import { type CaseRun, type Contestant, runCase } from './run-case.ts'
import { verdictOf } from './verdict.ts'

export interface CaseJudging {
  readonly parts: JudgeParts
  readonly contestant: Contestant
  readonly reference: Program | null
  readonly problemLimits: ProblemLimits
  readonly judging: CaseToJudge
  /** From 1. */
  readonly index: number
}

export interface CaseJudgement {
  readonly judged: JudgedCase
  readonly run: CaseRun
  /** For a case that was not Accepted. */
  readonly errorMessage: () => string
}

/** Runs one case and judges it. */
export async function judgeCase(
  { parts, contestant, reference, problemLimits, judging, index }: CaseJudging,
  signal: AbortSignal,
): Promise<CaseJudgement> {
  const expected =
    judging.answer ?? (await referenceAnswer({ parts, reference, problemLimits, judging }, signal))
  const task = { ...judging, answer: expected, keptBytes: keptBytesOf(judging) }
  const run = await runCase(parts.sandbox, contestant, task, signal)
  const { facts, difference } = run
  const failure = { ending: facts.ending, stderr: Buffer.from(facts.stderr).toString() }
  const memoryShortage = contestant.tool.memoryShortage(failure)
  const status = verdictOf({ facts, difference, saysOutOfMemory: memoryShortage !== null })
  const judged = judgedCaseOf({
    index,
    judging,
    run,
    status,
    expected: judging.answer ? null : expected,
  })
  const { limits, tool } = contestant
  const failed = { judged, run, language: tool.language, limits, memoryShortage }
  return { judged, run, errorMessage: () => errorMessage(failed) }
}
