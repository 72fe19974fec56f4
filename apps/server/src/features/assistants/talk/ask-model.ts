import type { LanguageModel, ModelEnd, ModelQuestion } from '../../../providers/language-models/index.ts'

/** Far beyond what services are asked for, should one not keep to it. */
const mostCharacters = 32 * 1024

const notTold: ModelEnd = { end: 'whole', promptTokens: null, replyTokens: null }

export interface AskedModel {
  readonly pieces: AsyncGenerator<string, void>
  /** Of the answer once all pieces were read; without tokens when reading ended before. */
  readonly ended: () => ModelEnd
}

/** Asks a model and keeps how its answer ended, for readers that see only the pieces. One without end is cut. */
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
        if (characters > mostCharacters) break
      }
      ended = { ...notTold, end: 'cut' }
    } finally {
      // Whoever stops reading ends the connection to the service, too.
      await answer.return(notTold)
    }
  }
  return { pieces: read(), ended: () => ended }
}
