import { readStored, writeStored } from '../../../lib/browser-storage.ts'
import { type JudgeRequest, storedJudgeRequestSchema } from './judging-state.ts'

/** Per user: another person who signs in later in the same tab must not resume it. */
const keyOf = (userId: string) => `codedojo:judging:${userId}`

/** Maximum age in milliseconds; older work is in the list of submissions, and following it again would only surprise. */
const resumesWithinMs = 30 * 60_000

/** Stores the running request in this tab, so that a reload resumes it. */
export function storeActiveJudging(userId: string, request: JudgeRequest): void {
  writeStored(sessionStorage, keyOf(userId), request)
}

export function forgetActiveJudging(userId: string): void {
  sessionStorage.removeItem(keyOf(userId))
}

interface ActivePlace {
  readonly userId: string
  readonly problemId: string
  /** null if not in a contest. */
  readonly contestId: string | null
}

export function readActiveJudging({ userId, problemId, contestId }: ActivePlace): JudgeRequest | null {
  const request = readStored(sessionStorage, keyOf(userId), storedJudgeRequestSchema.nullable(), null)
  if (request === null || request.problemId !== problemId) return null
  if ((request.contest?.id ?? null) !== contestId) return null
  return Date.now() - request.sentAt < resumesWithinMs ? request : null
}
