import type { ModelTurn } from '../../../providers/language-models/index.ts'
import type { EarlierMessage } from './queries.ts'

/** Characters of earlier messages sent to a model: the last ones matter most, and each costs tokens. */
const maxCharacters = 24_000

/**
 * The earlier questions and answers for a model's prompt, the last ones that fit. A question whose answer failed or was
 * stopped before its first word is left out. An answer based on a hidden case is replaced by a placeholder, because
 * only its reader may see it.
 */
export function earlierTurns(messages: readonly EarlierMessage[]): ModelTurn[] {
  const turns: ModelTurn[] = []
  let left = maxCharacters
  for (let at = messages.length - 1; at > 0; at -= 2) {
    const [question, answer] = [messages[at - 1], messages[at]]
    if (question?.role !== 'user' || answer?.role !== 'model') break
    if (answer.end === 'failed' || answer.text === '') continue
    const text = isOfHiddenCase(answer) ? '(A hint about a case that is not shown here.)' : answer.text
    left -= question.text.length + text.length
    if (left < 0) break
    turns.unshift({ role: 'user', text: question.text }, { role: 'model', text })
  }
  return turns
}

function isOfHiddenCase({ used }: EarlierMessage): boolean {
  return used.some((one) => (one.kind === 'case' || one.kind === 'verdict') && one.isHidden === true)
}
