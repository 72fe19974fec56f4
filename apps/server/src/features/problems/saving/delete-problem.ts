import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { AppError } from '../../../http/app-error.ts'
import { recordEvent } from '../../audit/index.ts'
import { formatContestTime } from '../contest-window.ts'
import type { ProblemRow } from '../queries.ts'

const { contest, contestProblem, problem } = schema

/**
 * Deletes a problem from every list; references to it stay readable. Throws `in_contest` while a running or future
 * contest needs it, because its participants would lose the problem.
 */
export async function deleteProblem(
  { queries }: Database,
  { id, title, version }: ProblemRow,
  actorId: string,
): Promise<void> {
  await queries.transaction(async (tx) => {
    // Locks the row first: a contest that is being scheduled with it either has it by now, or finds it deleted.
    await tx.update(problem).set({ deletedAt: new Date() }).where(eq(problem.id, id))
    await refuseForContest(tx, id)
    const subject = { kind: 'problem', id, name: title } as const
    await recordEvent(tx, { actorId, action: 'problem.deleted', subject, before: { title, version } })
  })
}

async function refuseForContest(tx: Transaction, problemId: string): Promise<void> {
  const isRunning = and(lte(contest.startsAt, sql`now()`), ne(contest.visibility, 'draft'))
  const [needing] = await tx
    .select({ name: contest.name, endsAt: contest.endsAt, isRunning: sql<boolean>`${isRunning}` })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(and(eq(contestProblem.problemId, problemId), gt(contest.endsAt, sql`now()`)))
    .orderBy(desc(contest.endsAt))
    .limit(1)
  if (!needing) return
  const named = `This problem is part of the contest "${needing.name}"`
  throw new AppError(
    'in_contest',
    needing.isRunning
      ? `${named}, which runs until ${formatContestTime(needing.endsAt)}. Delete it after that.`
      : `${named}. Take it out there first.`,
  )
}
