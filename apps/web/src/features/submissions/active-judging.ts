import { readStored, writeStored } from '../../lib/stored.ts'
import { type JudgeRequest, judgeRequestSchema } from './judging-state.ts'

const storageKey = 'codedojo:judging'

/** Older work is in the list of submissions long since; following it again would only surprise. */
const resumesWithinMs = 30 * 60_000

/** Remembers, in this tab only, what is being judged, so that a reload goes on showing it. */
export function keepActiveJudging(request: JudgeRequest): void {
  writeStored(sessionStorage, storageKey, request)
}

export function forgetActiveJudging(): void {
  sessionStorage.removeItem(storageKey)
}

interface ActivePlace {
  readonly problemId: string
  /** null: outside of contests. */
  readonly contestId: string | null
}

export function readActiveJudging({ problemId, contestId }: ActivePlace): JudgeRequest | null {
  const request = readStored(sessionStorage, storageKey, judgeRequestSchema.nullable(), null)
  if (request === null || request.problemId !== problemId) return null
  if ((request.contest?.id ?? null) !== contestId) return null
  return Date.now() - request.sentAt < resumesWithinMs ? request : null
}
