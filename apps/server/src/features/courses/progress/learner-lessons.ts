import { completeShare, type LessonProgress } from '@codedojo/contract'
import { type Queries, schema, type Transaction } from '@codedojo/db'
import { and, asc, count, eq, getTableColumns, inArray, isNull, max, type SQL, sql, sum } from 'drizzle-orm'

const { lesson, lessonProgress, user } = schema

// The single definition of a complete lesson: it was watched, or marked, and its problems are solved.

/** Lessons that count: not deleted, and not hidden because the video service no longer lists the video. */
export const isShownLesson = and(isNull(lesson.deletedAt), isNull(lesson.hiddenAt))

/** Condition on a problem joined to `lesson_problem`: learners can open it, so the lesson may require it. */
export const isAskedProblem = sql`(problem.deleted_at is null and problem.version > 0 and problem.published_at <= now())`

/** Length of the video; null if unknown. The player's value is used only where the server has none. */
const seconds = sql<number | null>`coalesce(${lesson.seconds}, ${lessonProgress.seconds})`
const playedSeconds = sql<number>`coalesce(${lessonProgress.playedSeconds}, 0)`
/** Seconds to be watched: an author may set a later start. */
const playableSeconds = sql<number | null>`(case when ${lesson.startSeconds} < ${seconds}
  then ${seconds} - ${lesson.startSeconds} else ${seconds} end)`
const isMarked = sql<boolean>`(${lessonProgress.markedAt} is not null)`
/** Text lessons have no seconds, and the player of a whole playlist reports none. */
const isPlayed = sql<boolean>`coalesce(${lesson.kind} not in ('written', 'playlist')
  and ${lessonProgress.playedSeconds} >= ${completeShare} * ${playableSeconds}, false)`
const isSolved = sql<boolean>`not exists (
  select from lesson_problem join problem on problem.id = lesson_problem.problem_id
  where lesson_problem.lesson_id = ${lesson.id} and ${isAskedProblem} and not exists (
    select from solved where solved.user_id = ${user.id} and solved.problem_id = problem.id))`
const problems = sql<number>`(select count(*)::int from lesson_problem
  join problem on problem.id = lesson_problem.problem_id
  where lesson_problem.lesson_id = ${lesson.id} and ${isAskedProblem})`
const isComplete = sql<boolean>`((${isMarked} or ${isPlayed}) and ${isSolved})`
const watchedSeconds = sql<number>`coalesce(${lessonProgress.watchedSeconds}, 0)`

const newAnswers = sql<number>`(select count(*)::int from lesson_question
  where lesson_question.lesson_id = ${lesson.id} and lesson_question.user_id = ${user.id}
  and lesson_question.answer <> '' and lesson_question.seen_at is null)`

const columns = {
  row: getTableColumns(lesson),
  problems,
  playableSeconds,
  position: sql<number>`coalesce(${lessonProgress.position}, 0)`,
  playedSeconds,
  watchedSeconds,
  isMarked,
  isPlayed,
  isSolved,
  isComplete,
  newAnswers,
  /** null if never opened. */
  seenAt: lessonProgress.updatedAt,
}

export interface LearnerLesson {
  readonly row: typeof lesson.$inferSelect
  readonly problems: number
  readonly playableSeconds: number | null
  readonly position: number
  readonly playedSeconds: number
  readonly watchedSeconds: number
  readonly isMarked: boolean
  readonly isPlayed: boolean
  readonly isSolved: boolean
  readonly isComplete: boolean
  /** Unread answers to their questions. */
  readonly newAnswers: number
  readonly seenAt: Date | null
}

/** The visible lessons that match a condition, in order, with one person's progress. */
export function readLearnerLessons(
  queries: Queries | Transaction,
  { userId, where }: { readonly userId: string; readonly where: SQL },
): Promise<LearnerLesson[]> {
  return queries
    .select(columns)
    .from(lesson)
    .innerJoin(user, eq(user.id, userId))
    .leftJoin(lessonProgress, ofBoth)
    .where(and(where, isShownLesson))
    .orderBy(asc(lesson.courseId), asc(lesson.position), asc(lesson.id))
}

const ofBoth = and(eq(lessonProgress.lessonId, lesson.id), eq(lessonProgress.userId, user.id))

export interface LearnerTotals {
  readonly lessons: number
  readonly completedLessons: number
  readonly watchedSeconds: number
  /** null if no lesson was opened yet. */
  readonly lastSeenAt: Date | null
}

/** Progress of several people in a course, by their ids; empty for a course without lessons. */
export async function readLearnerTotals(
  queries: Queries | Transaction,
  { courseId, userIds }: { readonly courseId: string; readonly userIds: readonly string[] },
): Promise<ReadonlyMap<string, LearnerTotals>> {
  if (userIds.length === 0) return new Map()
  const rows = await queries
    .select({
      userId: user.id,
      lessons: count(),
      completedLessons: sql<number>`(count(*) filter (where ${isComplete}))::int`,
      watchedSeconds: sum(lessonProgress.watchedSeconds).mapWith(Number),
      lastSeenAt: max(lessonProgress.updatedAt),
    })
    .from(lesson)
    .innerJoin(user, inArray(user.id, [...userIds]))
    .leftJoin(lessonProgress, ofBoth)
    .where(and(eq(lesson.courseId, courseId), isShownLesson))
    .groupBy(user.id)
  return new Map(
    rows.map(({ userId, watchedSeconds: watched, ...sums }) => [
      userId,
      { ...sums, watchedSeconds: Math.round(watched ?? 0) },
    ]),
  )
}

/** Whole percent, rounded down: 100 only when all are complete; 0 for no lessons. */
export function percentOf({
  lessons,
  completedLessons,
}: Pick<LearnerTotals, 'lessons' | 'completedLessons'>): number {
  return lessons === 0 ? 0 : Math.floor((100 * completedLessons) / lessons)
}

export function showProgress(one: LearnerLesson): LessonProgress {
  return {
    position: one.position,
    playedSeconds: one.playedSeconds,
    playedPercent: playedPercent(one),
    isMarked: one.isMarked,
    isComplete: one.isComplete,
    missing: [
      ...(one.isMarked || one.isPlayed ? [] : (['watch'] as const)),
      ...(one.isSolved ? [] : (['problems'] as const)),
    ],
  }
}

function playedPercent({ playableSeconds: length, playedSeconds: played }: LearnerLesson): number | null {
  if (length === null || length === 0) return null
  return Math.min(100, Math.floor((100 * played) / length))
}
