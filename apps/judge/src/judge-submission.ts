import type { JudgedCase, Outcome, Progress } from '@codedojo/contract'
import type { Program } from './build/compile-program.ts'
import type { CompileFailure } from './build/compiler-message.ts'
import type { CaseToJudge } from './cases/case-to-judge.ts'
import { casesAtOnce } from './cases/cases-at-once.ts'
import { runInOrder } from './cases/in-order.ts'
import { judgeCase } from './cases/judge-case.ts'
import { syntaxFailure } from './cases/late-check.ts'
import { makeRepeatBudget, repeatMsOf } from './cases/repeat-budget.ts'
import type { Contestant } from './cases/run-case.ts'
import type { JudgeParts } from './judge-parts.ts'
import { limitsOf, type ProblemLimits } from './limits.ts'
import {
  compileFailedOutcome,
  noCasesSentence,
  outcomeOf,
  uncheckedSentence,
  unjudgedOutcome,
} from './outcome.ts'
import { type OpenValidation, openValidation, type ProblemValidation } from './validators/open-validation.ts'

/*
 * How it works
 *   compile once ─→ case 1 ┐
 *                   case 2 ├ side by side on free slots, the boxes of the next two ready, results in order ─→ outcome
 *                   case 3 ┘
 * A limit exceeded ends the judging as if the cases had run one after the other. Input and answer stay outside
 * the box: the program gets the input on its standard input, and its output is compared here while it arrives.
 */

/**
 * When judging ends early: never (our own checks), at the second limit exceeded (a run, which shows as many cases as it
 * can, but whoever waits behind it must not wait for each endless loop), at the first limit (practice), at the first
 * failure (contests, packages).
 */
export type StopRule = 'never' | 'second limit' | 'limit' | 'failure'

export interface SubmissionToJudge {
  readonly program: Program
  /** In the order of judging. */
  readonly cases: readonly CaseToJudge[]
  readonly limits: ProblemLimits
  readonly stopRule: StopRule
  /** Gives the answers to inputs of the learner's own; null when the problem has none. */
  readonly reference: Program | null
  /** The problem's own programs that check outputs and inputs; absent where outputs are only compared. */
  readonly validation?: ProblemValidation
  /** Is handed all that an Accepted case printed, where the case keeps it; the next case may run meanwhile. */
  readonly onOutput?: (printed: { readonly ordinal: number; readonly content: Uint8Array }) => Promise<void>
}

export interface JudgeWatch {
  readonly onProgress: (progress: Progress) => void
  readonly signal?: AbortSignal
}

/**
 * Judges one program. What the program did is in the outcome.
 * Throws `SandboxError` when the sandbox failed and nothing is known: the caller must try again, never guess.
 */
export async function judgeSubmission(
  submission: SubmissionToJudge,
  parts: JudgeParts,
  { onProgress, signal }: JudgeWatch,
): Promise<Outcome> {
  const { program, cases, limits } = submission
  const total = cases.length
  const { limitsEnforced } = parts
  // No case failed, but none was passed either.
  if (total === 0)
    return unjudgedOutcome({ errorMessage: noCasesSentence, judgeMessage: noCasesSentence, limitsEnforced })
  const tool = parts.toolchain.tools.get(program.language)
  if (!tool) throw new Error(`This judge has no compiler for "${program.language}".`)

  onProgress({ stage: 'compiling', total, cases: [] })
  await using loan = await parts.builds.borrow(tool, program, signal)
  const { build } = loan
  if (build.kind === 'failed') return compileFailedOutcome({ failure: build, total, limitsEnforced })

  await using validation = await validationOf(submission, parts, signal)
  if (validation && validation.output.fault !== null)
    return unjudgedOutcome({
      errorMessage: uncheckedSentence,
      judgeMessage: validation.output.fault,
      total,
      limitsEnforced,
    })

  const caseLimits = limitsOf(program.language, limits)
  const repeats = makeRepeatBudget(repeatMsOf(caseLimits))
  const contestant = { tool, build, limits: caseLimits, repeats }
  const ended = await judgeCases({ submission, parts, contestant, validation, onProgress }, signal)
  return ended.kind === 'syntax'
    ? compileFailedOutcome({ failure: ended.failure, total, limitsEnforced })
    : outcomeOf({ ...ended, total, compileMessage: build.message, limitsEnforced })
}

async function validationOf(
  { validation, cases }: SubmissionToJudge,
  parts: JudgeParts,
  signal?: AbortSignal,
): Promise<OpenValidation | null> {
  const hasCustomInputs = cases.some(({ kind }) => kind === 'custom')
  return validation ? openValidation(parts, { ...validation, hasCustomInputs }, signal) : null
}

interface CasesToJudge {
  readonly submission: SubmissionToJudge
  readonly parts: JudgeParts
  readonly contestant: Contestant
  readonly validation: OpenValidation | null
  readonly onProgress: JudgeWatch['onProgress']
}

type CasesEnd =
  | { readonly kind: 'judged'; readonly cases: readonly JudgedCase[]; readonly errorMessage: string | null }
  | { readonly kind: 'syntax'; readonly failure: CompileFailure }

async function judgeCases(
  { submission, parts, contestant, validation, onProgress }: CasesToJudge,
  signal?: AbortSignal,
): Promise<CasesEnd> {
  const { cases, reference, stopRule, limits } = submission
  const shown: Progress['cases'] = []
  onProgress({ stage: 'running', total: cases.length, cases: [] })
  const ended = await runInOrder(
    {
      count: cases.length,
      width: casesAtOnce(parts.sandbox),
      run: async (index, caseSignal) => {
        const judging = cases[index]
        if (!judging) throw new RangeError(`There is no case ${index}.`)
        const place = { parts, contestant, reference, validation, problemLimits: limits }
        const judged = await judgeCase({ ...place, judging, index: index + 1 }, caseSignal)
        if (judging.keepsOutput && judged.judged.status === 'Accepted')
          await submission.onOutput?.({ ordinal: index + 1, content: judged.run.stdout })
        return { ...judged, syntax: await syntaxFailure(parts.sandbox, contestant, judged.run, caseSignal) }
      },
      isLast: ({ judged, syntax }) => syntax !== null || stops(judged, stopRule),
      isEnough: (results) => stopRule === 'second limit' && limitsExceeded(results) >= 2,
      onResult: ({ judged: { index, kind, status, cpuMs, memoryKb } }) => {
        shown.push({ index, kind, status, cpuMs, memoryKb })
        onProgress({ stage: 'running', total: cases.length, cases: [...shown] })
      },
    },
    signal,
  )
  const syntax = ended.find((each) => each.syntax !== null)?.syntax ?? null
  if (syntax !== null) return { kind: 'syntax', failure: syntax }
  const failed = ended.find(({ judged }) => judged.status !== 'Accepted')
  return {
    kind: 'judged',
    cases: ended.map(({ judged }) => judged),
    errorMessage: failed?.errorMessage() ?? null,
  }
}

function stops({ status }: JudgedCase, rule: StopRule): boolean {
  // A validator that fails once would fail, and cost its time, on every case.
  if (status === 'Internal Error') return true
  if (rule === 'never' || rule === 'second limit') return false
  if (rule === 'failure') return status !== 'Accepted'
  return isLimit(status)
}

function limitsExceeded(results: readonly { readonly judged: JudgedCase }[]): number {
  return results.filter(({ judged }) => isLimit(judged.status)).length
}

function isLimit(status: JudgedCase['status']): boolean {
  return status.endsWith('Limit Exceeded')
}
