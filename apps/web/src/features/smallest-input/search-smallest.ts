import { findSmallestInput, type Language, type SmallestInput } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'

export interface WrongProgram {
  readonly problemId: string
  readonly language: Language
  readonly code: string
}

interface SearchOptions {
  /** The same for as long as the same search is meant. */
  readonly requestKey: string
  readonly signal: AbortSignal
  /** The search waits: no judge is there that would take it. */
  readonly onLacksJudge: () => void
}

const againAfterMs = 1000

/** What a search has found, however long it waits for a judge. Throws `ApiError` when the server refuses or is away. */
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
