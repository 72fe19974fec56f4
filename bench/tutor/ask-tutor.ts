import {
  classifyQuestion,
  coachNinja,
  type QuestionKind,
} from '../../apps/server/src/features/assistants/coach/index.ts'
import { ninjaPrompt } from '../../apps/server/src/features/assistants/ninja/ninja-prompt.ts'
import { askModel } from '../../apps/server/src/features/assistants/talk/ask-model.ts'
import type { ModelEnd } from '../../apps/server/src/providers/language-models/index.ts'
import type { TutorModel } from './open-tutor-model.ts'
import type { PreparedSituation } from './prepare-situation.ts'

export interface TutorAnswer extends Pick<ModelEnd, 'promptTokens' | 'replyTokens'> {
  readonly text: string
  /** The kind that the server assigned to the question. */
  readonly kind: QuestionKind
}

/**
 * Asks the model with the prompt of the server. The text is what the model wrote, before the server's guard and its refusal of
 * other topics change it. Throws `ModelError`.
 */
export async function askTutor(
  { facts }: PreparedSituation,
  { model, fake }: TutorModel,
): Promise<TutorAnswer> {
  fake?.says(coachNinja(facts).text)
  const kind = classifyQuestion(facts)
  const { system, turns } = ninjaPrompt({
    facts,
    kind,
    earlier: [],
    conversation: `bench ${facts.problem.id}`,
  })
  const { pieces, ended } = askModel(model, { system, turns, signal: new AbortController().signal })
  const text = (await Array.fromAsync(pieces)).join('')
  const { promptTokens, replyTokens } = ended()
  return { text, kind, promptTokens, replyTokens }
}
