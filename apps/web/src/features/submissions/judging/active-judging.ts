import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { type JudgeRequest, storedJudgeRequestSchema } from './judging-state.ts'

/** Of one person: whoever signs in after them in the same tab must not send their work. */
const keyOf = (userId: string) => `codedojo:judging:${userId}`

/** Older work is in the list of submissions long since; following it again would only surprise. */
const resumesWithinMs = 30 * 60_000

/** Remembers, in this tab only, what is being judged, so that a reload goes on showing it. */
export function storeActiveJudging(userId: string, request: JudgeRequest): void {
  writeStored(sessionStorage, keyOf(userId), request)
}

export function forgetActiveJudging(userId: string): void {
  sessionStorage.removeItem(keyOf(userId))
}

interface ActivePlace {
  readonly userId: string
  readonly problemId: string
  /** null: outside of contests. */
  readonly contestId: string | null
}

export function readActiveJudging({ userId, problemId, contestId }: ActivePlace): JudgeRequest | null {
  const request = readStored(sessionStorage, keyOf(userId), storedJudgeRequestSchema.nullable(), null)
  if (request === null || request.problemId !== problemId) return null
  if ((request.contest?.id ?? null) !== contestId) return null
  return Date.now() - request.sentAt < resumesWithinMs ? request : null
}
