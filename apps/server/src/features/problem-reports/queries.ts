import type { OwnReport, Report, ReportState, ReportSubject } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsWords } from '../../http/contains-words.ts'
import { isId } from '../problems/index.ts'

const { problem, problemReport: report, user } = schema

const said = {
  _id: report.id,
  about: report.about,
  text: report.text,
  version: report.problemVersion,
  state: report.state,
  createdAt: report.createdAt,
  closedAt: report.closedAt,
}
const aboutProblem = {
  _id: problem.id,
  number: problem.number,
  title: problem.title,
  version: problem.version,
  isDeleted: sql<boolean>`${problem.deletedAt} is not null`,
}
const reporter = { _id: user.id, name: user.name }

function times(row: { createdAt: Date; closedAt: Date | null }) {
  return { createdAt: row.createdAt.toISOString(), closedAt: row.closedAt?.toISOString() ?? null }
}

/** The user's own reports about a problem, newest first. */
export async function readOwnReports(
  { queries }: Database,
  { userId, problemId }: { userId: string; problemId: string },
): Promise<OwnReport[]> {
  const rows = await queries
    .select({ ...said, answer: report.answer })
    .from(report)
    .where(and(eq(report.userId, userId), eq(report.problemId, problemId)))
    .orderBy(desc(report.createdAt), desc(report.id))
  return rows.map((row) => ({ ...row, ...times(row) }))
}

export interface ReportList {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly state?: ReportState | undefined
  readonly about?: ReportSubject | undefined
  readonly problem?: string | undefined
  readonly q?: string | undefined
}

/** A page of the reports, newest first. */
export async function listReports({ queries }: Database, list: ReportList): Promise<Report[]> {
  const rows = await queries
    .select({
      ...said,
      problem: aboutProblem,
      reporter,
      hasSubmission: sql<boolean>`${report.submissionId} is not null`,
    })
    .from(report)
    .innerJoin(problem, eq(problem.id, report.problemId))
    .leftJoin(user, eq(user.id, report.userId))
    .where(and(matching(list), list.state && eq(report.state, list.state)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
  return rows.map((row) => ({ ...row, ...times(row) }))
}

/** Number of reports per state; the state filter is ignored. */
export async function countReports({ queries }: Database, list: ReportList) {
  const rows = await queries
    .select({ state: report.state, count: count() })
    .from(report)
    .innerJoin(problem, eq(problem.id, report.problemId))
    .where(matching(list))
    .groupBy(report.state)
  const of = (state: ReportState) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), mended: of('mended'), declined: of('declined') }
}

function matching({ about, problem: problemId, q }: ReportList): SQL | undefined {
  return and(
    about && eq(report.about, about),
    problemId === undefined ? undefined : isId(problemId) ? eq(report.problemId, problemId) : sql`false`,
    q ? or(containsWords(problem.title, q), containsWords(report.text, q)) : undefined,
  )
}

/** null when there is none. */
export async function findReport({ queries }: Database, id: string) {
  if (!isId(id)) return null
  const closer = alias(user, 'closer')
  const [row] = await queries
    .select({
      ...said,
      answer: report.answer,
      submissionId: report.submissionId,
      problem: aboutProblem,
      reporter,
      closedBy: { _id: closer.id, name: closer.name },
    })
    .from(report)
    .innerJoin(problem, eq(problem.id, report.problemId))
    .leftJoin(user, eq(user.id, report.userId))
    .leftJoin(closer, eq(closer.id, report.closedById))
    .where(eq(report.id, id))
  return row ? { ...row, ...times(row) } : null
}
