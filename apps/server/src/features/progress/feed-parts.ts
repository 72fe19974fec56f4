import { type FeedEntry, submissionStatusSchema } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, isNull, lt, min, ne, sql } from 'drizzle-orm'
import { isShownLesson } from '../courses/index.ts'

const { certificate, contest, lesson, lessonProgress, problem, solved, submission } = schema

export interface FeedPart {
  readonly userId: string
  readonly before: Date
  readonly most: number
}

/** The first Accepted submission of a problem is its solve. For running contests nothing else is shown. */
export async function readSubmissions(
  { queries }: Database,
  { userId, before, most }: FeedPart,
): Promise<FeedEntry[]> {
  const rows = await queries
    .select({
      submissionId: submission.id,
      at: submission.createdAt,
      status: submission.status,
      problemId: problem.id,
      title: problem.title,
      difficulty: problem.difficulty,
      isSolve: sql<boolean>`coalesce(${solved.submissionId} = ${submission.id}, false)`,
    })
    .from(submission)
    .innerJoin(problem, eq(problem.id, submission.problemId))
    .leftJoin(solved, and(eq(solved.userId, submission.userId), eq(solved.problemId, submission.problemId)))
    .where(and(eq(submission.userId, userId), lt(submission.createdAt, before)))
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(most)
  return rows.map(({ isSolve, status, difficulty, ...row }) => {
    const entry = { ...row, at: row.at.toISOString() }
    return isSolve
      ? { kind: 'solved', ...entry, difficulty }
      : { kind: 'attempted', ...entry, status: submissionStatusSchema.parse(status) }
  })
}

/** Participation begins with the first submission. */
export async function readContests(
  { queries }: Database,
  { userId, before, most }: FeedPart,
): Promise<FeedEntry[]> {
  const begun = min(submission.createdAt)
  const rows = await queries
    .select({ contestId: contest.id, title: contest.name, at: begun })
    .from(submission)
    .innerJoin(contest, eq(contest.id, submission.contestId))
    .where(and(eq(submission.userId, userId), ne(contest.visibility, 'draft')))
    .groupBy(contest.id, contest.name)
    .having(lt(begun, before))
    .orderBy(desc(begun))
    .limit(most)
  return rows.flatMap(({ at, ...row }) => (at ? [{ kind: 'contest', ...row, at: at.toISOString() }] : []))
}

/** Only marked lessons have a timestamp: the time of watching a lesson to its end is not stored. */
export async function readMarkedLessons(
  { queries }: Database,
  { userId, before, most }: FeedPart,
): Promise<FeedEntry[]> {
  const rows = await queries
    .select({ courseId: lesson.courseId, title: lesson.title, at: lessonProgress.markedAt })
    .from(lessonProgress)
    .innerJoin(lesson, eq(lesson.id, lessonProgress.lessonId))
    .where(and(eq(lessonProgress.userId, userId), lt(lessonProgress.markedAt, before), isShownLesson))
    .orderBy(desc(lessonProgress.markedAt))
    .limit(most)
  return rows.flatMap(({ at, ...row }) => (at ? [{ kind: 'lesson', ...row, at: at.toISOString() }] : []))
}

export async function readCertificates(
  { queries }: Database,
  { userId, before, most }: FeedPart,
): Promise<FeedEntry[]> {
  const isTheirs = and(eq(certificate.userId, userId), isNull(certificate.revokedAt))
  const rows = await queries
    .select({ code: certificate.code, title: certificate.courseName, at: certificate.issuedAt })
    .from(certificate)
    .where(and(isTheirs, lt(certificate.issuedAt, before)))
    .orderBy(desc(certificate.issuedAt))
    .limit(most)
  return rows.map((row) => ({ kind: 'certificate', ...row, at: row.at.toISOString() }))
}
