import type { Database } from '@codedojo/db'
import { networkOf } from '../../http/network-of.ts'
import { countUse } from '../../http/rate-limit.ts'
import { recordEvent } from '../audit/index.ts'

export interface FailedSignIn {
  /** Whose account it was meant for; null: there is none with this e-mail address, which is not kept. */
  readonly userId: string | null
  /** That the request came from. */
  readonly address: string
  readonly why: 'wrong password' | 'suspended'
}

const hour = { name: 'failed-sign-in', windowSeconds: 3600 }

/**
 * Tells the audit log of a sign-in that failed. Nobody can fill it that way: within an hour the 1st, 2nd, 4th, 8th … is told,
 * with the number of tries. They are counted by account and address, and all those for no account together.
 */
export async function recordFailedSignIn(database: Database, failed: FailedSignIn): Promise<void> {
  const { userId, address, why } = failed
  const who = userId === null ? 'unknown' : `${userId}:${networkOf(address)}:${why}`
  const { hits: tries } = await countUse(database, hour, who)
  if (!isPowerOfTwo(tries)) return
  await recordEvent(database.queries, {
    // Whoever knows the password was the person; who does not may have been anybody.
    actorId: why === 'suspended' ? userId : null,
    action: why === 'suspended' ? 'user.sign_in_refused' : 'user.sign_in_failed',
    subject: userId === null ? { kind: 'installation' } : { kind: 'user', id: userId },
    after: { address, tries },
  })
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count))
}
