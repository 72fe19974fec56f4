import { assistantNames } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../../http/rate-limit.ts'
import { isAssistantOn } from '../usage/switches.ts'
import { type ConversationKey, refuseConcurrentAnswer } from './open-answer.ts'

/** Checks that run before anything is stored. Throws `assistant_off`, `assistant_busy` and `too_many_requests`. */
export async function refuseQuestion({ database, config }: Context, pair: ConversationKey): Promise<void> {
  if (!(await isAssistantOn(database, pair.assistant))) {
    throw new AppError('assistant_off', `${assistantNames[pair.assistant]} is switched off at the moment.`)
  }
  await refuseConcurrentAnswer(database.queries, pair)
  await checkRateLimit(database, questionRule(config), pair.userId)
}

/** The limit applies to both assistants together, because they share a model and its costs. */
function questionRule({ limits }: Context['config']): RateRule {
  const most = limits.assistantPer10Minutes
  return { name: 'assistant', most, windowSeconds: 600, message: `At most ${most} questions in 10 minutes.` }
}
