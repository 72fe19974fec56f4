import type { User } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { ModelError } from '../../../providers/language-models/index.ts'
import { coachSahayak } from '../coach/index.ts'
import { guardTalk, readOtherSolutions } from '../guard/index.ts'
import { askModel } from '../talk/ask-model.ts'
import { earlierTurns } from '../talk/earlier-turns.ts'
import type { EarlierMessage } from '../talk/queries.ts'
import { coachReply, type Reply } from '../talk/reply.ts'
import type { SahayakFacts } from './sahayak-facts.ts'
import { sahayakPrompt } from './sahayak-prompt.ts'

export interface SahayakQuestion {
  readonly facts: SahayakFacts
  readonly user: User
  /** Messages before the question. */
  readonly history: readonly EarlierMessage[]
  readonly signal: AbortSignal
}

/** Answers with the language model, or with the embedded coach where none is configured. */
export async function* streamSahayakReply(context: Context, question: SahayakQuestion): Reply {
  const { languageModel } = context
  const { facts, user, history, signal } = question
  if (!languageModel) return yield* coachReply(coachSahayak(facts))
  const { used, ...prompt } = sahayakPrompt(facts, earlierTurns(history))
  const asked = askModel(languageModel, { ...prompt, signal })
  const about = { level: null, used }
  const others = await readOtherSolutions(context, user)
  const earlierAnswers = history.flatMap(({ role, text }) => (role === 'model' ? [text] : []))
  let hasBegun = false
  for await (const piece of guardTalk(asked.pieces, { ...(others && { others }), earlierAnswers })) {
    if (!hasBegun) yield { kind: 'about', ...about }
    if (piece.kind === 'withheld') {
      yield { kind: 'text', text: `${hasBegun ? '\n\n' : ''}${piece.text}` }
      return { ...asked.ended(), end: 'withheld', ...about }
    }
    hasBegun = true
    yield piece
  }
  if (!hasBegun) throw new ModelError('The answer is empty.')
  return { ...asked.ended(), ...about }
}
