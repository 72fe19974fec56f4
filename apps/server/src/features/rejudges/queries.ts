import {
  type Rejudge,
  type RejudgeChange,
  type RejudgeDetail,
  rejudgeFilterSchema,
  verdictSchema,
} from '@codedojo/contract'
import { type Database, type Queries, schema } from '@codedojo/db'
import { and, count, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { isId, type ProblemRow } from '../problems/index.ts'
import { isChanged } from './advance-rejudge.ts'
import { databaseNow, everySubmission, rejudgeCondition } from './rejudge-condition.ts'

const { problem, rejudge, rejudgedSubmission: item, submission, user } = schema

interface Page {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

interface RejudgeList extends Page {
  readonly problem?: string | undefined
}

/** A page of the rejudges, newest first. */
export async function listRejudges(database: Database, list: RejudgeList): Promise<Rejudge[]> {
  const rows = await selectRejudges(database, rejudgeListCondition(list))
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
  return rows.map(rejudgeOf)
}

export function countRejudges({ queries }: Database, list: RejudgeList): Promise<number> {
  return queries.$count(rejudge, rejudgeListCondition(list))
}

function rejudgeListCondition({ problem: problemId }: RejudgeList): SQL | undefined {
  if (problemId === undefined) return undefined
  return isId(problemId) ? eq(rejudge.problemId, problemId) : sql`false`
}

/** null when there is none. */
export async function findRejudge(database: Database, id: string): Promise<Rejudge | null> {
  if (!isId(id)) return null
  const [row] = await selectRejudges(database, eq(rejudge.id, id))
  return row ? rejudgeOf(row) : null
}

function selectRejudges({ queries }: Database, condition: SQL | undefined) {
  return queries
    .select({
      _id: rejudge.id,
      problem: { _id: problem.id, number: problem.number, title: problem.title },
      version: rejudge.version,
      state: rejudge.state,
      author: { _id: user.id, name: user.name },
      createdAt: rejudge.createdAt,
      endedAt: rejudge.endedAt,
      filter: rejudge.filter,
      total: rejudge.total,
      enrolled: rejudge.enrolled,
      applied: rejudge.applied,
      // There are few at any time, with an index of their own.
      open: sql<number>`(select count(*)::int from ${item}
        where ${item.rejudgeId} = ${rejudge.id} and ${item.statusAfter} is null)`,
      changed: rejudge.changed,
    })
    .from(rejudge)
    .innerJoin(problem, eq(problem.id, rejudge.problemId))
    .leftJoin(user, eq(user.id, rejudge.authorId))
    .where(condition)
    .orderBy(desc(rejudge.createdAt), desc(rejudge.id))
}

type Row = Awaited<ReturnType<typeof selectRejudges>>[number]

function rejudgeOf({ enrolled, open, ...row }: Row): Rejudge {
  return {
    ...row,
    filter: rejudgeFilterSchema.parse(row.filter),
    judged: row.state === 'judging' ? Math.max(0, Math.min(row.total, enrolled - open)) : row.total,
    applied: row.state === 'applied' ? row.total : row.applied,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

/** Details of one rejudge. */
export async function readRejudgeDetail({ queries }: Database, found: Rejudge): Promise<RejudgeDetail> {
  const [counts, changedPassed, isOutdated] = await Promise.all([
    queries
      .select({ before: item.statusBefore, after: sql<string>`${item.statusAfter}`, submissions: count() })
      .from(item)
      .where(and(eq(item.rejudgeId, found._id), sql`${item.statusAfter} is not null`))
      .groupBy(item.statusBefore, item.statusAfter)
      .orderBy(desc(count())),
    queries.$count(item, hasOtherPassed(found._id)),
    queries.$count(
      rejudge,
      and(
        eq(rejudge.id, found._id),
        inArray(rejudge.state, ['judging', 'ready']),
        sql`not exists (select from ${problem} where ${problem.id} = ${rejudge.problemId}
          and ${problem.revision} = ${rejudge.revision} and ${problem.deletedAt} is null)`,
      ),
    ),
  ])
  const changesNothing = found.state === 'ready' && found.changed === 0 && changedPassed === 0
  return {
    ...found,
    isOutdated: isOutdated > 0,
    isWithoutEffect: changesNothing && !(await hasEarlier(queries, found._id)),
    changedPassed,
    counts: counts.map(({ before, after, submissions }) => ({
      before: verdictSchema.parse(before),
      after: verdictSchema.parse(after),
      submissions,
    })),
  }
}

/** Whether one of its submissions would count as judged on a newer version than before. */
async function hasEarlier(queries: Queries, id: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: item.submissionId })
    .from(item)
    .innerJoin(submission, eq(submission.id, item.submissionId))
    .innerJoin(rejudge, eq(rejudge.id, item.rejudgeId))
    .where(
      and(
        eq(item.rejudgeId, id),
        ne(item.statusAfter, 'Internal Error'),
        lt(submission.problemRevision, rejudge.revision),
      ),
    )
    .limit(1)
  return found !== undefined
}

/**
 * The verdict is unchanged, but the number of passed cases differs; for Accepted ones this only means that there are
 * more cases.
 */
function hasOtherPassed(id: string) {
  return and(
    eq(item.rejudgeId, id),
    eq(item.statusAfter, item.statusBefore),
    ne(item.statusAfter, 'Accepted'),
    sql`${item.passedAfter} is distinct from ${item.passedBefore}`,
  )
}

interface ChangeList extends Page {
  readonly kind: 'verdict' | 'passed'
}

const changesOf = { verdict: isChanged, passed: hasOtherPassed } as const

export function countChanges({ queries }: Database, id: string, { kind }: ChangeList): Promise<number> {
  return queries.$count(item, changesOf[kind](id))
}

/** A page of the submissions that would change, newest first. */
export async function listChanges(
  { queries }: Database,
  id: string,
  { kind, page, pageSize }: ChangeList,
): Promise<RejudgeChange[]> {
  // Finds the page by an index-only scan before joining.
  const ids = queries
    .select({ id: item.submissionId })
    .from(item)
    .where(changesOf[kind](id))
    .orderBy(desc(item.submissionId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await queries
    .select({
      submissionId: item.submissionId,
      user: { _id: user.id, name: user.name },
      language: submission.language,
      createdAt: submission.createdAt,
      statusBefore: item.statusBefore,
      passedBefore: item.passedBefore,
      totalBefore: item.totalBefore,
      statusAfter: item.statusAfter,
      passedAfter: item.passedAfter,
      totalAfter: item.totalAfter,
      runs: item.runs,
    })
    .from(item)
    .innerJoin(submission, eq(submission.id, item.submissionId))
    .leftJoin(user, eq(user.id, submission.userId))
    .where(and(eq(item.rejudgeId, id), inArray(item.submissionId, ids)))
    .orderBy(desc(item.submissionId))
  return rows.map((row) => ({
    submissionId: row.submissionId,
    user: row.user,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    before: {
      status: verdictSchema.parse(row.statusBefore),
      passed: row.passedBefore,
      total: row.totalBefore,
    },
    after: { status: verdictSchema.parse(row.statusAfter), passed: row.passedAfter, total: row.totalAfter },
    runs: row.runs,
  }))
}

/** How many submissions of a problem could be rejudged. */
export async function countRejudgeChoices({ queries }: Database, { id, version, revision }: ProblemRow) {
  const isEarlier = lt(submission.problemRevision, revision)
  const [[counted], [open]] = await Promise.all([
    queries
      .select({ submissions: count(), earlier: sql<number>`(count(*) filter (where ${isEarlier}))::int` })
      .from(submission)
      .where(rejudgeCondition({ problemId: id, revision, createdAt: databaseNow, filter: everySubmission })),
    queries
      .select({ id: rejudge.id })
      .from(rejudge)
      .where(and(eq(rejudge.problemId, id), inArray(rejudge.state, ['judging', 'ready', 'applying']))),
  ])
  const { submissions = 0, earlier = 0 } = counted ?? {}
  return { version, submissions, earlier, openId: open?.id ?? null }
}
