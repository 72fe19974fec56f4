import type { AnswerConnection } from './answer-connection.ts'
import { type ModelEnd, ModelError, type ModelQuestion } from './language-model.ts'
import type { ModelProtocol, ServicePiece } from './model-protocol.ts'

/** Maximum length, far beyond the token limit, in case a stream never ends. */
const maxCharacters = 64 * 1024

interface AnswerProgress {
  characters: number
  finish: 'whole' | 'cut' | null
  promptTokens: number | null
  replyTokens: number | null
}

/**
 * Reads one answer in pieces. Throws `ModelError` when it is empty, broken off or cannot be parsed, and otherwise the
 * package's errors.
 */
export async function* readAnswer(
  service: ModelProtocol,
  question: ModelQuestion,
  connection: AnswerConnection,
): AsyncGenerator<string, ModelEnd> {
  const heard: AnswerProgress = { characters: 0, finish: null, promptTokens: null, replyTokens: null }
  try {
    const events = await connection.wait(service.ask(question, connection.signal), { isEnding: false })
    const iterator = events[Symbol.asyncIterator]()
    for (;;) {
      const step = await connection.wait(iterator.next(), { isEnding: heard.finish !== null })
      if (step.done) break
      const piece = service.readEvent(step.value)
      if (piece === null) throw new ModelError(`${service.name} answered what cannot be understood.`)
      hear(heard, piece, service.name)
      if (piece.text !== '') yield piece.text
      if (heard.characters > maxCharacters) return { ...endOf(heard, 'cut') }
    }
  } catch (error) {
    // Errors after the end of an answer are ignored.
    if (heard.finish === null || question.signal.aborted) throw error
  }
  if (heard.finish === null) throw new ModelError(`${service.name} broke off in the middle of its answer.`)
  if (heard.characters === 0) throw new ModelError(`${service.name} answered nothing.`)
  return endOf(heard, heard.finish)
}

function hear(heard: AnswerProgress, piece: ServicePiece, name: string): void {
  if (piece.finish === 'broken') {
    throw new ModelError(`${name} gave no whole answer: ${piece.reason ?? 'it did not say why'}.`)
  }
  heard.characters += piece.text.length
  heard.finish = piece.finish ?? heard.finish
  heard.promptTokens = piece.promptTokens ?? heard.promptTokens
  heard.replyTokens = piece.replyTokens ?? heard.replyTokens
}

function endOf({ promptTokens, replyTokens }: AnswerProgress, end: ModelEnd['end']): ModelEnd {
  return { end, promptTokens, replyTokens }
}
