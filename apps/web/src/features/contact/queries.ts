import { askSahayak, clearSahayak, sahayakConversation } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { callApiEvents } from '../../lib/api/api-events.ts'
import { type AnswerEvent, readAnswerEvents } from '../../lib/api/assistant-answer.ts'
import { sahayakKey } from '../../lib/query-keys.ts'

/** The chat between the user and Sahayak (the help assistant). */
export const sahayakQuery = queryOptions({
  queryKey: [sahayakKey],
  queryFn: ({ signal }) => callApi(sahayakConversation, { signal }),
  staleTime: 0,
})

export function streamSahayakAnswer(message: string, signal: AbortSignal): AsyncIterable<AnswerEvent> {
  return readAnswerEvents(callApiEvents(askSahayak, { body: { message }, signal }))
}

export function clearSahayakChat() {
  return callApi(clearSahayak)
}
