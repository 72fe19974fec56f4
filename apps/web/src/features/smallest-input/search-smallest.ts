import { type CodeMode, findSmallestInput, type Language, type SmallestInput } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'

export interface WrongProgram {
  readonly problemId: string
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
}

interface SearchOptions {
  /** Idempotency key of the search; a retry uses the same. */
  readonly requestKey: string
  readonly signal: AbortSignal
  /** Called when the search waits because no suitable judge is online. */
  readonly onLacksJudge: () => void
}

const againAfterMs = 1000

/**
 * Searches a smallest failing input, and waits for a judge as long as needed. Throws `ApiError` when the server rejects the
 * search or is unreachable.
 */
export async function searchSmallest(
  { problemId, ...program }: WrongProgram,
  { requestKey, signal, onLacksJudge }: SearchOptions,
): Promise<SmallestInput> {
  for (;;) {
    const body = { ...program, requestKey }
    const answer = await callApi(findSmallestInput, { params: { id: problemId }, body, signal })
    if ('tried' in answer) return answer
    if (answer.lacksJudge === true) onLacksJudge()
    await new Promise((resolve) => setTimeout(resolve, againAfterMs))
    signal.throwIfAborted()
  }
}
