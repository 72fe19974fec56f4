import type { ValidatorLimits } from '@codedojo/problem-package'
import type { BoxFacts, Sandbox } from '@codedojo/sandbox'
import { storableText } from '../compare/text-excerpt.ts'
import type { RetryBudget } from '../run/retry-budget.ts'
import type { ReadyValidator } from './acquire-validators.ts'
import { type CaseScoreRule, readCaseScore } from './case-score.ts'
import { type FeedbackReading, readFeedback } from './kept-feedback.ts'
import { runValidator } from './validator-box.ts'
import { lastStderrLine, validatorExitCode, validatorFault } from './validator-fault.ts'
import { type KeptFeedback, keptFileName, outputScript } from './validator-script.ts'

/** The joint result of a problem's output validators on one output. */
export type OutputJudgement =
  | ({
      readonly kind: 'accepted' | 'rejected'
      /** The part of the case's points that a validator gave; absent if none did. */
      readonly share?: number
      /** The next pass of a problem with several: its input, and what the validator finds; absent after the last one. */
      readonly next?: { readonly input: Uint8Array; readonly feedback: KeptFeedback }
    } & ValidatorMessages)
  /** A validator gave no answer. This says nothing about the output; the operator is told how the validator ended. */
  | { readonly kind: 'broken'; readonly judgeMessage: string }

export interface ValidatorMessages {
  /** For the learner; null if there is none. */
  readonly teamMessage: string | null
  /** For the operators of the problem, because it may reveal the answer. */
  readonly judgeMessage: string | null
}

export interface OutputToValidate {
  readonly validators: readonly ReadyValidator[]
  readonly limits: ValidatorLimits
  readonly retryBudget: RetryBudget
  readonly input: Uint8Array
  readonly answer: Uint8Array
  readonly output: Uint8Array
  readonly flags: readonly string[]
  /** Absent for a problem without points. */
  readonly points?: CaseScoreRule['points'] | undefined
  /** What the validator left in the pass before; absent for a problem that is run once. */
  readonly feedback?: KeptFeedback | undefined
}

/**
 * Runs the validators one after the other until one does not accept. Source of the arguments and exit codes: "Output Validators"
 * of spec/legacy.md. Any other exit code, including 0, a crash or an exceeded limit is a fault of the validator, never a verdict.
 */
export async function validateOutput(
  sandbox: Sandbox,
  work: OutputToValidate,
  signal?: AbortSignal,
): Promise<OutputJudgement> {
  let accepted: OutputJudgement = { kind: 'accepted', teamMessage: null, judgeMessage: null }
  for (const validator of work.validators) {
    const judgement = await askOne(sandbox, { ...work, validator }, signal)
    if (judgement.kind !== 'accepted') return judgement
    accepted = { ...judgement, ...(judgement.share === undefined ? shareOf(accepted) : {}) }
  }
  return accepted
}

function shareOf(judgement: OutputJudgement): { share?: number } {
  return judgement.kind !== 'broken' && judgement.share !== undefined ? { share: judgement.share } : {}
}

export const acceptingCode = 42
const rejectingCode = 43

async function askOne(
  sandbox: Sandbox,
  {
    validator,
    limits,
    retryBudget,
    input,
    answer,
    output,
    flags,
    points,
    feedback,
  }: OutputToValidate & { readonly validator: ReadyValidator },
  signal?: AbortSignal,
): Promise<OutputJudgement> {
  const { facts, printed } = await runValidator(
    sandbox,
    {
      validator,
      limits,
      retryBudget,
      script: outputScript(flags, { hasPoints: points !== undefined, isInteractive: false, feedback }),
      stdin: output,
      files: { input, answer, ...(feedback && keptFilesOf(feedback)) },
      printsFeedback: feedback !== undefined,
    },
    signal,
  )
  return judgementOf({
    validator,
    limits,
    facts,
    printed,
    points,
    feedback,
    lastWords: lastStderrLine(facts),
  })
}

function keptFilesOf({ files }: KeptFeedback): Record<string, Uint8Array> {
  return Object.fromEntries([...files.values()].map((content, place) => [keptFileName(place), content]))
}

export interface EndedValidator {
  readonly validator: Pick<ReadyValidator, 'path'>
  readonly limits: ValidatorLimits
  readonly facts: BoxFacts
  /** Its messages and, for a problem with points, its scores, each followed by a NUL. */
  readonly printed: Uint8Array
  readonly points: OutputToValidate['points']
  readonly feedback?: KeptFeedback | undefined
  /** The last line of its standard error; '' if there is none. */
  readonly lastWords: string
}

/** Derives the judgement from how a validator ended. Throws `SandboxError` if that is unknown. */
export function judgementOf({
  validator,
  limits,
  facts,
  printed,
  points,
  feedback,
  lastWords: words,
}: EndedValidator): OutputJudgement {
  const code = validatorExitCode(facts)
  if (code === acceptingCode || code === rejectingCode) {
    const kind = code === acceptingCode ? 'accepted' : 'rejected'
    const said = points && readCaseScore(printed, { points, isAccepted: kind === 'accepted' })
    if (said && said.fault !== null)
      return { kind: 'broken', judgeMessage: `${validator.path} broke a rule of points: ${said.fault}` }
    const share = said?.share ?? null
    const read = feedback && readFeedback(printed, feedback)
    const why = read && faultOfPass(read, kind)
    if (why) return { kind: 'broken', judgeMessage: `${validator.path} broke a rule of passes: ${why}` }
    const next = read?.kind === 'read' && read.nextInput && { input: read.nextInput, feedback: read.feedback }
    return { kind, ...messagesIn(printed), ...(share !== null && { share }), ...(next && { next }) }
  }
  const reason = validatorFault(facts, limits)
  const fault = `${validator.path} gave no answer: ${reason}; it must end with 42 or 43`
  return { kind: 'broken', judgeMessage: words === '' ? fault : `${fault}; its last words: ${words}` }
}

/** As the end of a sentence; null if no rule was broken. */
function faultOfPass(read: FeedbackReading, kind: 'accepted' | 'rejected'): string | null {
  if (read.kind === 'broken') return read.why
  return read.nextInput !== null && kind === 'rejected'
    ? 'it wrote nextpass.in for an output that it rejects'
    : null
}

function messagesIn(printed: Uint8Array): ValidatorMessages {
  const [team = '', judge = ''] = Buffer.from(printed).toString('latin1').split('\0')
  return { teamMessage: textIn(team), judgeMessage: textIn(judge) }
}

function textIn(latin1: string): string | null {
  const text = storableText(Buffer.from(latin1, 'latin1')).trim()
  return text === '' ? null : text
}
