import { type ProblemProgress, submissionStatusSchema } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, count, eq, exists, isNotNull, max, ne, or, sql } from 'drizzle-orm'
import { isPublic } from '../problems/index.ts'

const { problem, problemNote, problemVisit, solved, submission } = schema

/** The person's progress with each published problem that they opened, tried or annotated. */
export async function readProblemProgress(database: Database, userId: string): Promise<ProblemProgress[]> {
  // Two queries, because without table statistics PostgreSQL plans a single one as a nested loop over all pairs.
  const [marks, tried] = await Promise.all([
    readMarks(database).execute({ userId }),
    readAttempts(database).execute({ userId }),
  ])
  const triedOf = new Map(tried.map((each) => [each.problemId, each]))
  return marks.map(({ lastOpenedAt, ...mark }) => {
    const attempts = triedOf.get(mark.problemId)
    return {
      ...mark,
      lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
      lastTriedAt: attempts?.lastAt?.toISOString() ?? null,
      lastStatus: submissionStatusSchema.nullable().parse(attempts?.lastStatus ?? null),
      attempts: attempts?.attempts ?? 0,
      ...(!mark.isSolved && bestOf(attempts)),
    }
  })
}

function bestOf(attempts?: { readonly points: number | null; readonly of: number | null }) {
  const { points = null, of = null } = attempts ?? {}
  return points !== null && points > 0 && of !== null ? { best: { points, of } } : {}
}

/** Published problems that the person has interacted with. */
const readMarks = preparedQuery('progress_marks', (queries) => {
  const userId = sql.placeholder('userId')
  const isTried = exists(
    queries
      .select({ id: submission.id })
      .from(submission)
      .where(and(eq(submission.userId, userId), eq(submission.problemId, problem.id))),
  )
  const isVisit = and(eq(problemVisit.problemId, problem.id), eq(problemVisit.userId, userId))
  const isNote = and(eq(problemNote.problemId, problem.id), eq(problemNote.userId, userId))
  return queries
    .select({
      problemId: problem.id,
      lastOpenedAt: problemVisit.lastAt,
      isSolved: sql<boolean>`${solved.userId} is not null`,
      hasNote: sql<boolean>`${problemNote.userId} is not null`,
    })
    .from(problem)
    .leftJoin(problemVisit, isVisit)
    .leftJoin(problemNote, and(isNote, ne(problemNote.text, '')))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .where(and(isPublic, or(isNotNull(problemVisit.userId), isNotNull(problemNote.userId), isTried)))
})

const readAttempts = preparedQuery('progress_attempts', (queries) =>
  queries
    .select({
      problemId: submission.problemId,
      lastAt: max(submission.createdAt),
      lastStatus: sql<string>`(array_agg(${submission.status}
        order by ${submission.createdAt} desc, ${submission.id} desc))[1]`,
      attempts: count(),
      points: max(submission.score),
      of: sql<
        number | null
      >`(array_agg(${submission.maxScore} order by ${submission.score} desc nulls last))[1]`,
    })
    .from(submission)
    .where(eq(submission.userId, sql.placeholder('userId')))
    .groupBy(submission.problemId),
)
