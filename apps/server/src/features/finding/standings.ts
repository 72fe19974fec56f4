import { type Standing, submissionStatusSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, eq, isNotNull, max, ne, or, sql } from 'drizzle-orm'
import { isPublic } from '../problems/index.ts'

const { problem, problemNote, problemVisit, solved, submission } = schema

/** What somebody did with each published problem that they opened, tried or wrote a note on. */
export async function readStandings({ queries }: Database, userId: string): Promise<Standing[]> {
  const tried = queries
    .select({
      problemId: submission.problemId,
      lastAt: max(submission.createdAt).as('tried_at'),
      attempts: count().as('tried_times'),
      lastStatus: sql<string>`(array_agg(${submission.status}
        order by ${submission.createdAt} desc, ${submission.id} desc))[1]`.as('tried_status'),
    })
    .from(submission)
    .where(eq(submission.userId, userId))
    .groupBy(submission.problemId)
    .as('tried')
  const hasVisit = and(eq(problemVisit.problemId, problem.id), eq(problemVisit.userId, userId))
  const hasNote = and(eq(problemNote.problemId, problem.id), eq(problemNote.userId, userId))
  const rows = await queries
    .select({
      problemId: problem.id,
      lastOpenedAt: problemVisit.lastAt,
      lastTriedAt: tried.lastAt,
      lastStatus: tried.lastStatus,
      attempts: sql<number>`coalesce(${tried.attempts}, 0)`.mapWith(Number),
      isSolved: sql<boolean>`${solved.userId} is not null`,
      hasNote: sql<boolean>`${problemNote.userId} is not null`,
    })
    .from(problem)
    .leftJoin(tried, eq(tried.problemId, problem.id))
    .leftJoin(problemVisit, hasVisit)
    .leftJoin(problemNote, and(hasNote, ne(problemNote.text, '')))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .where(
      and(
        isPublic,
        or(isNotNull(tried.problemId), isNotNull(problemVisit.userId), isNotNull(problemNote.userId)),
      ),
    )
  return rows.map(({ lastOpenedAt, lastTriedAt, lastStatus, ...row }) => ({
    ...row,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    lastStatus: submissionStatusSchema.nullable().parse(lastStatus),
  }))
}
