import type { Database } from '@codedojo/db'
import { networkOf } from '../../http/network-of.ts'
import { countUse } from '../../http/rate-limit.ts'
import { recordEvent } from '../audit/index.ts'

export interface FailedSignIn {
  /** The account that the sign-in was for; null if none has the e-mail. The e-mail itself is not stored. */
  readonly userId: string | null
  /** The caller's address. */
  readonly address: string
  readonly why: 'wrong password' | 'wrong code' | 'suspended'
}

const hour = { name: 'failed-sign-in', windowSeconds: 3600 }

/**
 * Writes a failed sign-in to the audit log. To keep attackers from filling the log, only the 1st, 2nd, 4th, 8th …
 * attempt of an hour is written, with the number of attempts. Attempts are counted by account and address; those for
 * unknown accounts are counted together.
 */
export async function recordFailedSignIn(database: Database, failed: FailedSignIn): Promise<void> {
  const { userId, address, why } = failed
  const who = userId === null ? 'unknown' : `${userId}:${networkOf(address)}:${why}`
  const { hits: tries } = await countUse(database, hour, who)
  if (!isPowerOfTwo(tries)) return
  await recordEvent(database.queries, {
    // Only somebody who knows the password is recorded as the actor.
    actorId: why === 'suspended' ? userId : null,
    action: why === 'suspended' ? 'user.sign_in_refused' : 'user.sign_in_failed',
    subject: userId === null ? { kind: 'installation' } : { kind: 'user', id: userId },
    after: { address, tries },
  })
}

function isPowerOfTwo(count: number): boolean {
  return Number.isInteger(Math.log2(count))
}
