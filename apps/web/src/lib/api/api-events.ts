import type { Call } from '@codedojo/contract'
import { fetchAnswer, type InputArguments, partsSchema, readAnswer } from './api.ts'
import { noAnswerError } from './api-error.ts'
import { readServerEvents, type ServerEvent } from './server-events.ts'

/**
 * Makes a call that answers with server-sent events and yields the events as they arrive. Throws `ApiError` also when the
 * connection breaks before the stream has ended.
 */
export async function* callApiEvents<C extends Call>(
  call: C,
  ...[input]: InputArguments<C>
): AsyncGenerator<ServerEvent> {
  const parts = partsSchema.parse(input ?? {})
  const response = await fetchAnswer(call, parts)
  if (!response.ok || response.body === null) {
    await readAnswer(call, response)
    return
  }
  try {
    yield* readServerEvents(response.body)
  } catch (cause) {
    if (parts.signal?.aborted) throw cause
    throw noAnswerError(cause)
  }
}
