import type { ContestPerson } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'
import { lockRatings, markRatingsOutdated } from '../contest-ratings/index.ts'
import { announceContest } from '../contests/index.ts'
import { isId } from '../problems/index.ts'
import { auditSubjectOf, type ContestRow } from './find-contest.ts'

const { contestPerson, submission, user } = schema

/** Registered participants, by name. */
export async function listContestPeople({ queries }: Database, contestId: string): Promise<ContestPerson[]> {
  const ofPerson = and(eq(submission.contestId, contestId), eq(submission.userId, user.id))
  const rows = await queries
    .select({
      person: { _id: user.id, name: user.name, email: user.email, avatarUrl: user.image },
      registeredAt: contestPerson.registeredAt,
      isOfficial: contestPerson.isOfficial,
      isDisqualified: contestPerson.isDisqualified,
      submissions: sql<number>`(select count(*)::int from ${submission} where ${ofPerson})`,
    })
    .from(contestPerson)
    .innerJoin(user, eq(user.id, contestPerson.userId))
    .where(eq(contestPerson.contestId, contestId))
    .orderBy(asc(user.name), asc(user.id))
  return rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() }))
}

interface DisqualificationChange {
  readonly contest: ContestRow
  readonly userId: string
  readonly isDisqualified: boolean
  readonly actorId: string
}

/** Disqualifies a participant, or revokes that. Throws `user_not_found` for somebody who is not registered. */
export async function setDisqualified(
  { queries }: Database,
  { contest, userId, isDisqualified, actorId }: DisqualificationChange,
): Promise<void> {
  await queries.transaction(async (tx) => {
    await lockRatings(tx)
    const ofPerson = and(eq(contestPerson.contestId, contest.id), eq(contestPerson.userId, userId))
    const changed = isId(userId)
      ? await tx.update(contestPerson).set({ isDisqualified }).where(ofPerson).returning()
      : []
    if (changed.length === 0) {
      throw new AppError('user_not_found', 'There is no such person in this contest.')
    }
    const action = isDisqualified ? 'contest.disqualified' : 'contest.readmitted'
    await recordEvent(tx, { actorId, action, subject: auditSubjectOf(contest), after: { person: userId } })
    await markRatingsOutdated(tx)
    await announceContest(tx, contest.id, 'board')
  })
}
