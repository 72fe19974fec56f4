import {
  type DialogueAnswer,
  type HandAnswer,
  type Outcome,
  outcomeSchema,
  type PendingAnswer,
} from '@codedojo/contract'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { ProblemRow } from '../problems/index.ts'
import { answerWithinMs, pendingAnswer } from './judge-answer-or-pending.ts'
import { findDialogueOutcome } from './queries.ts'
import { requestKeyUsed } from './start-judging.ts'

interface AskedRun {
  readonly customInputs?: readonly string[]
  readonly handAnswers?: readonly HandAnswer[] | undefined
}

/**
 * What the job of a run does: it judges custom inputs, or it is a dialogue with the answers that the learner gave by hand. Throws
 * `bad_input` if the problem is not interactive, or there are custom inputs besides the answers.
 */
export function workOfRun({ validation }: Pick<ProblemRow, 'validation'>, asked: AskedRun) {
  const { customInputs = [], handAnswers } = asked
  if (handAnswers === undefined) return { kind: 'run', customInputs } as const
  if (!validation?.isInteractive)
    throw refusal('handAnswers', 'Only programs of interactive problems can be answered by hand.')
  if (customInputs.length > 0)
    throw refusal('customInputs', 'Send either custom inputs or answers by hand, not both.')
  return { kind: 'dialogue', customInputs: handAnswers.map((answer) => JSON.stringify(answer)) } as const
}

function refusal(field: keyof AskedRun, message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field, message }] })
}

/**
 * Waits for the end of a dialogue's turn; after a minute answers 202, and the caller repeats the request with its key. Throws
 * `request_key_used` when the job was deleted meanwhile, an hour after its end.
 */
export async function dialogueOrPending(
  context: Context,
  job: { readonly id: string; readonly userId: string },
  reply: FastifyReply,
): Promise<DialogueAnswer | PendingAnswer> {
  await context.jobs.untilDone(job.id, answerWithinMs)
  const found = await findDialogueOutcome(context.database, job)
  if (!found) throw requestKeyUsed('This requestKey belongs to a turn that is over. Choose a new one.')
  if (found.outcome === null) return pendingAnswer(context, job.id, reply)
  return dialogueAnswer(job.id, outcomeSchema.parse(found.outcome))
}

function dialogueAnswer(submissionId: string, outcome: Outcome): DialogueAnswer {
  const { dialogue = null, status, compileMessage, errorMessage, limitsEnforced } = outcome
  const whyNot = status === 'Compilation Error' || status === 'Internal Error' ? errorMessage : null
  return {
    submissionId,
    dialogue,
    compileMessage,
    errorMessage: dialogue ? null : (whyNot ?? olderJudgeSentence),
    limitsEnforced,
  }
}

const olderJudgeSentence =
  'A judge of an older version took this turn, and cannot play it. Send it again in a minute.'
