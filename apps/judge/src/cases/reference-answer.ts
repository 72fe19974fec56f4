import type { Program } from '../build/compile-program.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { limitsOf, type ProblemLimits } from '../limits.ts'
import { hasSucceeded } from '../run/run-in-box.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import { type ProgramUnderTest, runCase } from './run-case.ts'

export interface ReferenceRequest {
  readonly parts: JudgeParts
  readonly reference: Program | null
  readonly problemLimits: ProblemLimits
  readonly judging: CaseToJudge
  /** The run of the learner's program; both runs share its retry budget. */
  readonly programUnderTest: Pick<ProgramUnderTest, 'retryBudget'>
}

/** Longer than any output that is displayed; a longer one counts as no answer. */
const answerBytes = 1024 * 1024

/** The reference solution's output for an input; null if there is no reference solution or it fails on this input. */
export async function referenceAnswer(
  { parts, reference, problemLimits, judging, programUnderTest: { retryBudget } }: ReferenceRequest,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const tool = reference && parts.toolchain.tools.get(reference.language)
  if (!reference || !tool) return null
  await using cached = await parts.builds.acquire(tool, reference, signal)
  const { build } = cached
  if (build.kind === 'failed') return null
  const programUnderTest = { tool, build, limits: limitsOf(reference.language, problemLimits), retryBudget }
  const task = { ...judging, answer: null, keptBytes: answerBytes }
  const { facts, stdout, stdoutIsCut } = await runCase(parts.sandbox, programUnderTest, task, signal)
  return hasSucceeded(facts) && !stdoutIsCut ? stdout : null
}
