import type { User } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { lockPerson } from '../accounts/index.ts'
import { announceContest } from './announce-contest.ts'
import type { ContestNow } from './find-contest.ts'

const { contest, contestPerson } = schema

/** Rate limit against guessing the code. */
const codeRule: RateRule = {
  name: 'contest-code',
  most: 10,
  windowSeconds: 600,
  message: 'At most 10 codes in 10 minutes.',
}

interface RegistrationRequest {
  readonly found: ContestNow
  readonly user: User
  readonly code: string
}

/**
 * Registers somebody for a contest; an existing registration stays unchanged. Admins may have seen the problems, so
 * they take part out of competition, and need no code. Throws `wrong_code`, `contest_ended` and `too_many_requests`.
 */
export async function registerForContest(
  database: Database,
  { found, user, code }: RegistrationRequest,
): Promise<void> {
  if (found.person) return
  await checkCode(database, { found, user, code })
  const isOfficial = user.role !== 'admin'
  await database.queries.transaction(async (tx) => {
    await lockPerson(tx, user._id)
    if (!(await isStill(tx, found.row.id, contest.endsAt))) {
      throw new AppError('contest_ended', 'The contest is over.')
    }
    await tx
      .insert(contestPerson)
      .values({ contestId: found.row.id, userId: user._id, isOfficial })
      .onConflictDoNothing()
    await announcePeople(tx, found.row.id)
  })
}

async function checkCode(
  database: Database,
  { found: { row, now }, user, code }: RegistrationRequest,
): Promise<void> {
  if (now >= row.endsAt || row.visibility !== 'code' || user.role === 'admin') return
  await checkRateLimit(database, codeRule, user._id)
  if (code !== row.code) throw new AppError('wrong_code', 'This is not the code of the contest.')
}

/**
 * Cancels a registration. Throws `contest_started`, because registrations are final from then on, and `not_allowed` for
 * a disqualified person, who could otherwise register again without the disqualification.
 */
export async function unregisterFromContest(database: Database, { row, person }: ContestNow): Promise<void> {
  await database.queries.transaction(async (tx) => {
    if (!(await isStill(tx, row.id, contest.startsAt))) {
      throw new AppError('contest_started', 'The contest has started: registrations stay.')
    }
    if (!person) return
    const { contestId, userId } = person
    const ofPerson = and(eq(contestPerson.contestId, contestId), eq(contestPerson.userId, userId))
    const [gone] = await tx.delete(contestPerson).where(ofPerson).returning()
    if (gone?.isDisqualified) throw new AppError('not_allowed', 'You were disqualified from this contest.')
    await announcePeople(tx, contestId)
  })
}

/**
 * Whether the time is in the future, by the database's clock. Locks the contest against deletion until the transaction
 * ends.
 */
async function isStill(
  tx: Transaction,
  contestId: string,
  time: typeof contest.startsAt | typeof contest.endsAt,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: contest.id })
    .from(contest)
    .where(and(eq(contest.id, contestId), gt(time, sql`now()`)))
    .for('key share')
  return row !== undefined
}

async function announcePeople(tx: Transaction, contestId: string): Promise<void> {
  await announceContest(tx, contestId, 'contest')
  await announceContest(tx, contestId, 'board')
}
