import type { LessonRow } from '@codedojo/contract'
import { type Queries, schema } from '@codedojo/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isAskedProblem } from './learner-lessons.ts'

type LessonProblem = LessonRow['problemList'][number]

/** The required problems of lessons with the person's state, in order, by lesson id. */
export async function readLessonProblems(
  queries: Queries,
  { userId, lessonIds }: { readonly userId: string; readonly lessonIds: readonly string[] },
): Promise<ReadonlyMap<string, LessonProblem[]>> {
  const { lessonProblem, problem, solved } = schema
  if (lessonIds.length === 0) return new Map()
  const rows = await queries
    .select({
      lessonId: lessonProblem.lessonId,
      _id: problem.id,
      title: problem.title,
      difficulty: problem.difficulty,
      isSolved: sql<boolean>`(${solved.userId} is not null)`,
    })
    .from(lessonProblem)
    .innerJoin(problem, eq(problem.id, lessonProblem.problemId))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .where(and(inArray(lessonProblem.lessonId, [...lessonIds]), isAskedProblem))
    .orderBy(asc(lessonProblem.position), asc(problem.number))
  return Map.groupBy(rows, ({ lessonId }) => lessonId)
}
