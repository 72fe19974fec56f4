import { courseLimits, type FieldError, type lessonChangeBody } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, max, notInArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { refuseOverwriting } from '../../../http/refuse-overwriting.ts'
import { changedFieldNames, recordEvent } from '../../audit/index.ts'
import { isShownLesson } from '../../courses/index.ts'
import { moveLessonCode } from '../../lesson-work/index.ts'
import { runIdempotently } from '../../request-keys/index.ts'
import { type LessonRow, requireLesson } from '../find-course.ts'
import { auditSubjectOf, clearSampleMark, lockCourse } from '../lock-course.ts'
import { checkLesson, type LessonBody, type LessonMedia } from './check-lesson.ts'

const { lesson, lessonCaption, lessonFile, lessonProblem, video } = schema

interface LessonToSave {
  readonly body: LessonBody
  readonly actorId: string
  /** Result of `readNamedVideo` for its address. */
  readonly named: LessonMedia | FieldError | null
}

interface LessonToAdd extends LessonToSave {
  readonly courseId: string
  readonly body: LessonBody & { readonly requestKey?: string | undefined }
}

/**
 * Adds a lesson at the end of a course; returns its id. Throws `course_not_found`, `bad_input` with every invalid
 * field, `too_many_lessons`, and what `runIdempotently` throws.
 */
export async function addLesson(
  { queries }: Database,
  { courseId, body, actorId, named }: LessonToAdd,
): Promise<string> {
  const asking = { userId: actorId, requestKey: body.requestKey, asked: ['lesson', courseId, body] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      const course = await lockCourse(tx, courseId)
      const playing = await checkLesson(tx, { body, before: null, named })
      const position = await endOf(tx, courseId)
      const { title, notes } = body
      await tx.insert(lesson).values({ id, courseId, position, title, notes, ...playing })
      await putCaptions(tx, id, body)
      await putProblems(tx, id, body)
      await clearSampleMark(tx, courseId)
      const after = factsOf(id, { ...playing, title })
      await recordEvent(tx, {
        actorId,
        action: 'course.lesson_saved',
        subject: auditSubjectOf(course),
        after,
      })
      return id
    }),
  )
  return made.id
}

interface LessonToChange extends LessonToSave {
  readonly lesson: LessonRow
  readonly body: z.output<typeof lessonChangeBody>
}

/**
 * Changes a lesson. Throws `lesson_not_found`, `lesson_changed` when somebody saved it after `updatedAt`, and
 * `bad_input` with every invalid field.
 */
export async function updateLesson(
  { queries }: Database,
  { lesson: found, body, actorId, named }: LessonToChange,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, found.courseId)
    const before = await requireLesson({ queries: tx }, found.id)
    refuseOverwriting({
      ...{ savedAt: before.updatedAt, seenAt: body.updatedAt },
      ...{ code: 'lesson_changed', thing: 'lesson' },
    })
    const playing = await checkLesson(tx, { body, before, named })
    const { title, notes } = body
    await tx
      .update(lesson)
      .set({ ...playing, title, notes, updatedAt: new Date() })
      .where(eq(lesson.id, before.id))
    await moveLessonCode(tx, { lessonId: before.id, before: before.notes, after: notes })
    if (playing.videoId !== before.videoId) await letGo(tx, before.videoId)
    const belongings = await belongingsOf(tx, before.id)
    await putCaptions(tx, before.id, body)
    await putProblems(tx, before.id, body)
    await clearSampleMark(tx, course.id)
    const inFull = {
      before: { ...before, ...belongings },
      after: { ...playing, notes, ...(await belongingsOf(tx, before.id)) },
    }
    await recordEvent(tx, {
      actorId,
      action: 'course.lesson_saved',
      subject: auditSubjectOf(course),
      before: factsOf(before.id, before),
      after: {
        ...factsOf(before.id, { title, kind: playing.kind }),
        ...changedFieldNames(inFull, longParts),
      },
    })
  })
}

/** Deletes a lesson of a course. Throws `lesson_not_found`. */
export async function deleteLesson(
  { queries }: Database,
  { lesson: found, actorId }: { readonly lesson: LessonRow; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const course = await lockCourse(tx, found.courseId)
    const before = await requireLesson({ queries: tx }, found.id)
    await tx.update(lesson).set({ deletedAt: new Date() }).where(eq(lesson.id, before.id))
    await letGo(tx, before.videoId)
    await tx.delete(lessonFile).where(eq(lessonFile.lessonId, before.id))
    await clearSampleMark(tx, course.id)
    const facts = factsOf(before.id, before)
    await recordEvent(tx, {
      actorId,
      action: 'course.lesson_deleted',
      subject: auditSubjectOf(course),
      before: facts,
    })
  })
}

/** A video that a lesson no longer uses is kept as long as a new upload, in case the author wants it back. */
async function letGo(tx: Transaction, videoId: string | null): Promise<void> {
  if (videoId === null) return
  await tx.update(video).set({ storedAt: sql`now()` }).where(eq(video.id, videoId))
}

async function endOf(tx: Transaction, courseId: string): Promise<number> {
  const ofCourse = eq(lesson.courseId, courseId)
  if ((await tx.$count(lesson, and(ofCourse, isShownLesson))) >= courseLimits.lessons) {
    throw new AppError('too_many_lessons', `A course can have at most ${courseLimits.lessons} lessons.`)
  }
  const [last] = await tx
    .select({ position: max(lesson.position) })
    .from(lesson)
    .where(ofCourse)
  return (last?.position ?? -1) + 1
}

/** Captions of the same language keep their id, because players may have the file open. */
async function putCaptions(tx: Transaction, lessonId: string, { captions }: LessonBody): Promise<void> {
  const languages = captions.map(({ language }) => language)
  await tx
    .delete(lessonCaption)
    .where(and(eq(lessonCaption.lessonId, lessonId), notInArray(lessonCaption.language, languages)))
  if (captions.length === 0) return
  const rows = captions.map(({ language, label, vtt }, position) => ({
    id: uuidv7(),
    lessonId,
    position,
    language,
    label,
    content: vtt,
  }))
  await tx
    .insert(lessonCaption)
    .values(rows)
    .onConflictDoUpdate({
      target: [lessonCaption.lessonId, lessonCaption.language],
      set: { position: sql`excluded.position`, label: sql`excluded.label`, content: sql`excluded.content` },
    })
}

async function putProblems(tx: Transaction, lessonId: string, { problems }: LessonBody): Promise<void> {
  await tx.delete(lessonProblem).where(eq(lessonProblem.lessonId, lessonId))
  if (problems.length === 0) return
  const rows = problems.map((problemId, position) => ({ lessonId, problemId, position }))
  await tx.insert(lessonProblem).values(rows)
}

const longParts = {
  notes: 'text',
  videoId: 'video',
  address: 'video',
  serviceId: 'video',
  startSeconds: 'start of the video',
  captions: 'captions',
  problems: 'problems',
} as const

async function belongingsOf(tx: Transaction, lessonId: string) {
  const { language, label, content } = lessonCaption
  return {
    captions: await tx
      .select({ language, label, content })
      .from(lessonCaption)
      .where(eq(lessonCaption.lessonId, lessonId))
      .orderBy(lessonCaption.position),
    problems: await tx
      .select({ id: lessonProblem.problemId })
      .from(lessonProblem)
      .where(eq(lessonProblem.lessonId, lessonId))
      .orderBy(lessonProblem.position),
  }
}

/** The lesson's fields in the audit log. */
function factsOf(lessonId: string, { title, kind }: Pick<LessonRow, 'title' | 'kind'>) {
  return { lessonId, title, kind }
}
