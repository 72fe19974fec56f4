import type { Lesson, LessonRow } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { hideQuizAnswers } from './hide-quiz-answers.ts'
import { readLessonFiles } from './lesson-files.ts'
import { type LearnerLesson, readLearnerLessons, showProgress } from './progress/learner-lessons.ts'
import { readLessonProblems } from './progress/lesson-problems.ts'

const { lesson, lessonCaption } = schema

/** A lesson in the list of its course. */
export function showLessonRow(one: LearnerLesson, problemList: LessonRow['problemList']): LessonRow {
  const { row } = one
  return {
    _id: row.id,
    title: row.title,
    kind: row.kind,
    seconds: row.seconds,
    problems: one.problems,
    publishedAt: dayOf(row)?.toISOString() ?? null,
    thumbnail: row.thumbnail,
    problemList,
    newAnswers: one.newAnswers,
    progress: showProgress(one),
  }
}

/** Publication date: for videos of the service, the service's date; for own lessons, the creation date. */
function dayOf({ kind, publishedAt, createdAt }: LearnerLesson['row']): Date | null {
  return kind === 'service' || kind === 'playlist' ? publishedAt : createdAt
}

/** A whole lesson; the caller has checked the access. */
export async function showLesson(
  { queries }: Database,
  { userId, lessonId }: { readonly userId: string; readonly lessonId: string },
): Promise<Lesson> {
  const [lessons, problems, captions, files] = await Promise.all([
    readLearnerLessons(queries, { userId, where: eq(lesson.id, lessonId) }),
    readLessonProblems(queries, { userId, lessonIds: [lessonId] }),
    queries
      .select({ _id: lessonCaption.id, language: lessonCaption.language, label: lessonCaption.label })
      .from(lessonCaption)
      .where(eq(lessonCaption.lessonId, lessonId))
      .orderBy(asc(lessonCaption.position)),
    readLessonFiles({ queries }, lessonId),
  ])
  const [one] = lessons
  if (!one) throw new Error(`The lesson "${lessonId}" went away.`)
  return {
    ...showLessonRow(one, problems.get(lessonId) ?? []),
    courseId: one.row.courseId,
    description: one.row.description,
    notes: hideQuizAnswers(one.row.notes),
    videoId: one.row.serviceId,
    startSeconds: one.row.startSeconds,
    source: sourceOf(one.row),
    captions,
    files,
  }
}

function sourceOf({ id, kind, address }: LearnerLesson['row']): string {
  switch (kind) {
    case 'upload':
      return `/api/course/lesson/${id}/video`
    case 'address':
      return address
    case 'service':
    case 'playlist':
    case 'written':
      return ''
  }
}
