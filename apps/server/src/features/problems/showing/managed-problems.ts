import type { ManagedProblem, managedProblems, ProblemStatus } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containsWords } from '../../../http/contains-words.ts'
import { problemStatusOf } from './wire-problem.ts'

const { problem, problemCounter, problemReport, problemVersion } = schema

type Query = z.output<typeof managedProblems.query>

const now = sql`now()`
const inStatus = {
  draft: isNull(problem.publishedAt),
  scheduled: gt(problem.publishedAt, now),
  published: lte(problem.publishedAt, now),
} as const satisfies Record<ProblemStatus, unknown>

/** A page of all problems that are not deleted, by number. */
export async function listManagedProblems({ queries }: Database, query: Query): Promise<ManagedProblem[]> {
  const open = queries
    .select({ id: problemReport.problemId, count: sql<number>`count(*)::int`.as('count') })
    .from(problemReport)
    .where(eq(problemReport.state, 'open'))
    .groupBy(problemReport.problemId)
    .as('open')
  const rows = await queries
    .select({
      _id: problem.id,
      number: problem.number,
      title: problem.title,
      difficulty: problemVersion.difficulty,
      tags: problem.tags,
      alsoCalled: problem.alsoCalled,
      slug: problem.slug,
      version: problem.version,
      updatedAt: problem.updatedAt,
      publishedAt: problem.publishedAt,
      isSolutionOpen: problem.isSolutionOpen,
      acceptedCount: sql<number>`coalesce(${problemCounter.accepted}, 0)`,
      submittedCount: sql<number>`coalesce(${problemCounter.submitted}, 0)`,
      openReports: sql<number>`coalesce(${open.count}, 0)`,
    })
    .from(problem)
    .innerJoin(
      problemVersion,
      and(eq(problemVersion.problemId, problem.id), eq(problemVersion.version, problem.version)),
    )
    .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
    .leftJoin(open, eq(open.id, problem.id))
    .where(matching(query))
    .orderBy(asc(problem.number), asc(problem.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return rows.map(({ publishedAt, updatedAt, ...row }) => {
    const status = problemStatusOf({ publishedAt })
    return {
      ...row,
      status,
      publishAt: status === 'scheduled' && publishedAt ? publishedAt.toISOString() : null,
      updatedAt: updatedAt.toISOString(),
    }
  })
}

export function countManagedProblems({ queries }: Database, query: Query): Promise<number> {
  return queries.$count(problem, matching(query))
}

function matching({ q, status }: Query) {
  return and(
    isNull(problem.deletedAt),
    gt(problem.version, 0),
    status && inStatus[status],
    q ? containsWords(problem.title, q) : undefined,
  )
}
