import type { LanguageModel, ModelEnd, ModelQuestion } from '../../../providers/language-models/index.ts'

/** Hard limit of the answer's length, in case a service ignores the requested one. */
const maxCharacters = 32 * 1024

const notTold: ModelEnd = { end: 'whole', promptTokens: null, replyTokens: null }

export interface AskedModel {
  readonly pieces: AsyncGenerator<string, void>
  /** How the answer ended, known once all pieces were read; without tokens when reading stopped early. */
  readonly ended: () => ModelEnd
}

/** Asks a model and records how its answer ended, for readers that see only the pieces. An endless answer is cut. */
export function askModel(model: LanguageModel, question: ModelQuestion): AskedModel {
  let ended = notTold
  async function* read() {
    const answer = model.answer(question)
    let characters = 0
    try {
      for (;;) {
        const { done, value } = await answer.next()
        if (done) {
          ended = value
          return
        }
        yield value
        characters += value.length
        if (characters > maxCharacters) break
      }
      ended = { ...notTold, end: 'cut' }
    } finally {
      // Stopping the iteration closes the connection to the service.
      await answer.return(notTold)
    }
  }
  return { pieces: read(), ended: () => ended }
}
