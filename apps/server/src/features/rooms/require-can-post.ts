import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'

const { roomSilence } = schema

interface Speaker {
  readonly userId: string
  readonly limits: Config['limits']
}

/** Counts a message for the rate limit. Throws `silenced` and `too_many_requests`. */
export async function requireCanPost(tx: Transaction, { userId, limits }: Speaker): Promise<void> {
  await refuseSilenced(tx, userId)
  await checkRateLimit(
    tx,
    {
      name: 'room-message',
      most: limits.roomMessagesPer10Seconds,
      windowSeconds: 10,
      message: `At most ${limits.roomMessagesPer10Seconds} messages in 10 seconds.`,
    },
    userId,
  )
  await checkRateLimit(
    tx,
    {
      name: 'room-messages',
      most: limits.roomMessagesPer5Minutes,
      windowSeconds: 300,
      message: `At most ${limits.roomMessagesPer5Minutes} messages in 5 minutes.`,
    },
    userId,
  )
}

/** End of the person's silence in rooms; null if the person may write. */
export async function findSilenceEnd(
  queries: Pick<Transaction, 'select'>,
  userId: string,
): Promise<Date | null> {
  const [row] = await queries
    .select({ until: roomSilence.until })
    .from(roomSilence)
    .where(and(eq(roomSilence.userId, userId), gt(roomSilence.until, sql`now()`)))
  return row?.until ?? null
}

/** Throws `silenced`. The end is not in the error: the person's room list has it, formatted in their time zone. */
export async function refuseSilenced(queries: Pick<Transaction, 'select'>, userId: string): Promise<void> {
  if (await findSilenceEnd(queries, userId))
    throw new AppError('silenced', 'An admin keeps you from writing in rooms for now.')
}
