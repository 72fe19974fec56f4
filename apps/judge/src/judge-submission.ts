import {
  isLimitExceeded,
  type JudgedCase,
  type Outcome,
  ownInputsSeconds,
  type Progress,
  type StopRule,
} from '@codedojo/contract'
import type { Program } from './build/compile-program.ts'
import type { CompileFailure } from './build/compiler-message.ts'
import { caseConcurrency } from './cases/case-concurrency.ts'
import type { CaseToJudge } from './cases/case-to-judge.ts'
import { type CaseJudgement, judgeCase } from './cases/judge-case.ts'
import { lateSyntaxError } from './cases/late-syntax-error.ts'
import type { ProgramUnderTest } from './cases/run-case.ts'
import { runInOrder } from './cases/run-in-order.ts'
import { keepScore, type Score, type ScoreKeeper, type Scoring } from './cases/score-submission.ts'
import type { JudgeParts } from './judge-parts.ts'
import { toolFor } from './languages/language-tool.ts'
import { limitsOf, type ProblemLimits } from './limits.ts'
import { makeRetryBudget, retryBudgetMs } from './run/retry-budget.ts'
import {
  compileFailedOutcome,
  noCasesSentence,
  submissionOutcomeOf,
  uncheckedSentence,
  unjudgedOutcome,
} from './submission-outcome.ts'
import { type OpenValidation, openValidation, type ProblemValidation } from './validators/open-validation.ts'

/*
 * How it works
 *   compile once ─→ case 1 ┐
 *                   case 2 ├ concurrently on free slots, with the boxes of the next two prepared; results in order ─→ outcome
 *                   case 3 ┘
 * An exceeded limit ends the judging as if the cases had run one after the other. In a problem with points no failure ends it, but
 * cases that can change no points any more are skipped. Custom inputs are run after the problem's cases
 * whatever these results are, because a small input is how a learner finds an infinite loop. Input and answer stay outside the
 * box: the program gets the input on its standard input, and its output is compared here while it arrives.
 */

export interface SubmissionToJudge {
  readonly program: Program
  /** In the order of judging; custom inputs come last. */
  readonly cases: readonly CaseToJudge[]
  readonly limits: ProblemLimits
  readonly stopRule: StopRule
  /** The reference solution, which answers custom inputs; null if the problem has none. */
  readonly reference: Program | null
  /** The problem's validators; absent if outputs are compared with answers only. */
  readonly validation?: ProblemValidation
  /** How points are computed; absent for a pass-fail problem and where only some of its cases are judged. */
  readonly scoring?: Scoring
  /** Receives the whole output of an Accepted case for which the output is kept; the next case may run meanwhile. */
  readonly onOutput?: (printed: { readonly ordinal: number; readonly content: Uint8Array }) => Promise<void>
}

export interface JudgeWatch {
  readonly onProgress: (progress: Progress) => void
  readonly signal?: AbortSignal
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
}

/**
 * Judges one program; everything that the program did is in the outcome. Throws `SandboxError` if the sandbox failed: nothing is
 * known then, and the caller must judge again instead of guessing.
 */
export async function judgeSubmission(
  submission: SubmissionToJudge,
  parts: JudgeParts,
  { onProgress, signal, now = () => performance.now() }: JudgeWatch,
): Promise<Outcome> {
  const { program, cases, limits } = submission
  const total = cases.length
  const { limitsEnforced } = parts
  // Without cases nothing failed, but nothing was passed either.
  if (total === 0)
    return unjudgedOutcome({ errorMessage: noCasesSentence, judgeMessage: noCasesSentence, limitsEnforced })
  const tool = toolFor(parts.toolchain.tools, program)
  if (!tool) throw new Error(`This judge has no compiler for "${program.language}".`)

  onProgress({ stage: 'compiling', total, cases: [] })
  await using cached = await parts.builds.acquire(tool, program, signal)
  const { build } = cached
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
  const retryBudget = makeRetryBudget(retryBudgetMs(caseLimits))
  const programUnderTest = { tool, build, limits: caseLimits, retryBudget }
  const required = cases.filter(({ kind }) => kind !== 'custom').length
  const score = submission.scoring ? keepScore(submission.scoring) : null
  const work = { submission, parts, programUnderTest, validation, score, onProgress, now }
  const ended = await judgeCases(work, signal)
  return ended.kind === 'syntax'
    ? compileFailedOutcome({ failure: ended.failure, total, limitsEnforced })
    : submissionOutcomeOf({ ...ended, total, required, compileMessage: build.message, limitsEnforced })
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
  readonly programUnderTest: ProgramUnderTest
  readonly validation: OpenValidation | null
  /** null for a pass-fail problem. */
  readonly score: ScoreKeeper | null
  readonly onProgress: JudgeWatch['onProgress']
  readonly now: () => number
}

type CasesEnd =
  | {
      readonly kind: 'judged'
      readonly cases: readonly JudgedCase[]
      readonly errorMessage: string | null
      /** null for a pass-fail problem. */
      readonly score: Score | null
    }
  | { readonly kind: 'syntax'; readonly failure: CompileFailure }

async function judgeCases(work: CasesToJudge, signal?: AbortSignal): Promise<CasesEnd> {
  const { cases } = work.submission
  const stopRule = work.score ? 'never' : work.submission.stopRule
  work.onProgress({ stage: 'running', total: cases.length, cases: [] })
  const firstOwn = cases.findIndex(({ kind }) => kind === 'custom')
  const storedCount = firstOwn === -1 ? cases.length : firstOwn
  const stored = await judgePart(work, { from: 0, to: storedCount, stopRule, before: [] }, signal)
  // If the program does not parse, or a validator fails, custom inputs would fail in the same way.
  const hasEnded = stored.some(({ syntax, judged }) => syntax !== null || judged.status === 'Internal Error')
  const ownPart = { from: storedCount, to: cases.length, stopRule: 'never', before: stored } as const
  const ended = hasEnded ? stored : [...stored, ...(await judgePart(work, ownPart, signal))]
  const syntax = ended.find((each) => each.syntax !== null)?.syntax ?? null
  if (syntax !== null) return { kind: 'syntax', failure: syntax }
  const broken = work.score && ended.find(({ judged }) => judged.status === 'Internal Error')
  const failed = broken ?? ended.find(({ judged }) => judged.status !== 'Accepted')
  return {
    kind: 'judged',
    cases: ended.map(({ judged }) => judged),
    errorMessage: failed?.errorMessage() ?? null,
    score: work.score?.score() ?? null,
  }
}

interface CheckedCase extends CaseJudgement {
  readonly syntax: CompileFailure | null
}

interface PartOfCases {
  /** Index of the first case, from 0; `to` is the index after the last. */
  readonly from: number
  readonly to: number
  readonly stopRule: StopRule
  /** The cases judged before this part. */
  readonly before: readonly CheckedCase[]
}

async function judgePart(
  { submission, parts, programUnderTest, validation, score, onProgress, now }: CasesToJudge,
  { from, to, stopRule, before }: PartOfCases,
  signal?: AbortSignal,
): Promise<CheckedCase[]> {
  const { cases, reference, limits } = submission
  const shown = before.map(({ judged }) => progressOf(judged))
  const end = now() + ownInputsSeconds * 1000
  const ended = await runInOrder<CheckedCase | Unjudged>(
    {
      count: to - from,
      width: caseConcurrency(parts.sandbox),
      run: async (place, caseSignal) => {
        const index = from + place
        const judging = cases[index]
        if (!judging) throw new RangeError(`There is no case ${index}.`)
        if (judging.kind === 'custom' && now() >= end) return 'too late'
        const where = { parts, programUnderTest, reference, validation, problemLimits: limits }
        const judged = await judgeCase({ ...where, judging, index: index + 1 }, caseSignal)
        if (judging.keepsOutput && judged.judged.status === 'Accepted')
          await submission.onOutput?.({ ordinal: index + 1, content: judged.run.stdout })
        return {
          ...judged,
          syntax: await lateSyntaxError(parts.sandbox, programUnderTest, judged.run, caseSignal),
        }
      },
      isLast: (one) =>
        one === 'too late' || (isJudged(one) && (one.syntax !== null || stops(one.judged, stopRule))),
      ...(score &&
        !submission.scoring?.judgesAll && {
          skip: {
            isDue: (place: number) => score.isPointless(from + place + 1),
            result: 'pointless' as const,
          },
        }),
      isEnough: (results) => stopRule === 'second limit' && limitsExceeded(results) >= 2,
      onResult: (one) => {
        if (!isJudged(one)) return
        score?.add(one.judged)
        shown.push(progressOf(one.judged))
        onProgress({ stage: 'running', total: cases.length, cases: [...shown] })
      },
    },
    signal,
  )
  return ended.filter(isJudged)
}

/** A custom input whose turn came too late, or a case that can change no points any more. */
type Unjudged = 'too late' | 'pointless'

function isJudged(one: CheckedCase | Unjudged): one is CheckedCase {
  return typeof one !== 'string'
}

function progressOf({ index, kind, status, cpuMs, memoryKb }: JudgedCase): Progress['cases'][number] {
  return { index, kind, status, cpuMs, memoryKb }
}

function stops({ status }: JudgedCase, rule: StopRule): boolean {
  // A validator that fails once would most likely fail on every case, at the cost of its time.
  if (status === 'Internal Error') return true
  if (rule === 'never' || rule === 'second limit') return false
  if (rule === 'failure') return status !== 'Accepted'
  return isLimitExceeded(status)
}

function limitsExceeded(results: readonly (CheckedCase | Unjudged)[]): number {
  return results.filter((one) => isJudged(one) && isLimitExceeded(one.judged.status)).length
}
