import type { ValidatorLimits } from '@codedojo/problem-package'
import type { BoxFacts, Sandbox } from '@codedojo/sandbox'
import { storableText } from '../compare/text-excerpt.ts'
import type { RetryBudget } from '../run/retry-budget.ts'
import type { ReadyValidator } from './acquire-validators.ts'
import { runValidator } from './validator-box.ts'
import { lastStderrLine, validatorExitCode, validatorFault } from './validator-fault.ts'
import { outputScript } from './validator-script.ts'

/** The joint result of a problem's output validators on one output. */
export type OutputJudgement =
  | ({ readonly kind: 'accepted' | 'rejected' } & ValidatorMessages)
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
    accepted = judgement
  }
  return accepted
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
  }: OutputToValidate & { readonly validator: ReadyValidator },
  signal?: AbortSignal,
): Promise<OutputJudgement> {
  const { facts, printed } = await runValidator(
    sandbox,
    { validator, limits, retryBudget, script: outputScript(flags), stdin: output, files: { input, answer } },
    signal,
  )
  return judgementOf({
    validator,
    limits,
    facts,
    messages: messagesIn(printed),
    lastWords: lastStderrLine(facts),
  })
}

export interface EndedValidator {
  readonly validator: Pick<ReadyValidator, 'path'>
  readonly limits: ValidatorLimits
  readonly facts: BoxFacts
  readonly messages: ValidatorMessages
  /** The last line of its standard error; '' if there is none. */
  readonly lastWords: string
}

/** Derives the judgement from how a validator ended. Throws `SandboxError` if that is unknown. */
export function judgementOf({
  validator,
  limits,
  facts,
  messages,
  lastWords: words,
}: EndedValidator): OutputJudgement {
  const code = validatorExitCode(facts)
  if (code === acceptingCode || code === rejectingCode)
    return { kind: code === acceptingCode ? 'accepted' : 'rejected', ...messages }
  const reason = validatorFault(facts, limits)
  const fault = `${validator.path} gave no answer: ${reason}; it must end with 42 or 43`
  return { kind: 'broken', judgeMessage: words === '' ? fault : `${fault}; its last words: ${words}` }
}

/** Reads the two messages, each of which ends with a NUL. */
export function messagesIn(printed: Uint8Array): ValidatorMessages {
  const [team = '', judge = ''] = Buffer.from(printed).toString('latin1').split('\0')
  return { teamMessage: textIn(team), judgeMessage: textIn(judge) }
}

function textIn(latin1: string): string | null {
  const text = storableText(Buffer.from(latin1, 'latin1')).trim()
  return text === '' ? null : text
}
