import { isStorable, type ProblemSummary } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, ilike, isNull, sql } from 'drizzle-orm'

const { problem, problemAsset, problemCounter, solved, testCase } = schema

export type ProblemRow = typeof problem.$inferSelect
export type TestCaseRow = typeof testCase.$inferSelect

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A malformed id names nothing; asking the database for it would be an error. */
export function isId(text: string): boolean {
  return uuidForm.test(text)
}

const exists = isNull(problem.deletedAt)

export interface ProblemListQuery {
  readonly q?: string | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** The problems by number; all of them unless a page size cuts the list. */
export function listProblems(database: Database, query: ProblemListQuery): Promise<ProblemSummary[]> {
  const list = database.queries
    .select({
      _id: problem.id,
      number: problem.number,
      title: problem.title,
      difficulty: problem.difficulty,
      tags: problem.tags,
      acceptedCount: sql<number>`coalesce(${problemCounter.accepted}, 0)`,
      submittedCount: sql<number>`coalesce(${problemCounter.submitted}, 0)`,
    })
    .from(problem)
    .leftJoin(problemCounter, eq(problemCounter.problemId, problem.id))
    .where(matching(query))
    .orderBy(asc(problem.number), asc(problem.id))
    .$dynamic()
  if (query.pageSize === undefined) return list
  return list.limit(query.pageSize).offset(((query.page ?? 1) - 1) * query.pageSize)
}

export function countProblems(database: Database, query: ProblemListQuery): Promise<number> {
  return database.queries.$count(problem, matching(query))
}

function matching({ q }: ProblemListQuery) {
  if (q === undefined || q === '') return exists
  return and(exists, ilike(problem.title, `%${q.replace(/[\\%_]/g, '\\$&')}%`))
}

export async function solvedIds(database: Database, userId: string): Promise<string[]> {
  const rows = await database.queries
    .select({ id: solved.problemId })
    .from(solved)
    .innerJoin(problem, eq(problem.id, solved.problemId))
    .where(and(eq(solved.userId, userId), exists))
    .orderBy(asc(solved.solvedAt))
  return rows.map((row) => row.id)
}

/** A problem that can be solved now; null when there is none or it was deleted. */
export async function findProblem(database: Database, id: string): Promise<ProblemRow | null> {
  if (!isId(id)) return null
  const [row] = await database.queries
    .select()
    .from(problem)
    .where(and(eq(problem.id, id), exists))
  return row ?? null
}

export function casesOf(database: Database, problemId: string): Promise<TestCaseRow[]> {
  return database.queries
    .select()
    .from(testCase)
    .where(eq(testCase.problemId, problemId))
    .orderBy(asc(testCase.ordinal))
}

export function visibleCasesOf(database: Database, problemId: string): Promise<TestCaseRow[]> {
  return database.queries
    .select()
    .from(testCase)
    .where(and(eq(testCase.problemId, problemId), testCase.isVisible))
    .orderBy(asc(testCase.ordinal))
}

export function countHiddenCases(database: Database, problemId: string): Promise<number> {
  return database.queries.$count(
    testCase,
    and(eq(testCase.problemId, problemId), eq(testCase.isVisible, false)),
  )
}

export async function countersOf(database: Database, problemId: string) {
  const [row] = await database.queries
    .select({ submitted: problemCounter.submitted, accepted: problemCounter.accepted })
    .from(problemCounter)
    .where(eq(problemCounter.problemId, problemId))
  return row ?? { submitted: 0, accepted: 0 }
}

export async function findAsset(database: Database, problemId: string, name: string) {
  if (!isId(problemId) || !isStorable(name)) return null
  const [row] = await database.queries
    .select({ contentType: problemAsset.contentType, content: problemAsset.content })
    .from(problemAsset)
    .where(and(eq(problemAsset.problemId, problemId), eq(problemAsset.name, name)))
  return row ?? null
}
