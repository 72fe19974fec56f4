import { askNinja, type CodeMode, clearNinja, type Language, ninjaConversation } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { callApiEvents } from '../../lib/api/api-events.ts'
import { type AnswerEvent, readAnswerEvents } from '../../lib/api/assistant-answer.ts'
import { ninjaKey } from '../../lib/query-keys.ts'

/** The chat about a problem; it may continue on another device. */
export function ninjaQuery(problemId: string) {
  return queryOptions({
    queryKey: [ninjaKey, problemId],
    queryFn: ({ signal }) => callApi(ninjaConversation, { params: { problemId }, signal }),
    staleTime: 0,
  })
}

interface NinjaQuestion {
  readonly problemId: string
  readonly message: string
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
}

export function askAboutProblem(
  { problemId, ...body }: NinjaQuestion,
  signal: AbortSignal,
): AsyncIterable<AnswerEvent> {
  return readAnswerEvents(callApiEvents(askNinja, { params: { problemId }, body, signal }))
}

export function clearNinjaMessages(problemId: string) {
  return callApi(clearNinja, { params: { problemId } })
}
