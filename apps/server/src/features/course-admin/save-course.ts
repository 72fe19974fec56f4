import { type courseBody, type courseChangeBody, paiseOf } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { refuseOverwriting } from '../../http/refuse-overwriting.ts'
import { changedFieldNames, recordEvent } from '../audit/index.ts'
import { lockPicture } from '../pictures/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { auditSubjectOf, type CourseRow, lockCourse } from './lock-course.ts'

const { course, lesson } = schema

export type CourseBody = z.output<typeof courseBody>

interface CourseToAdd {
  readonly body: CourseBody & { readonly requestKey?: string | undefined }
  readonly actorId: string
}

interface CourseToChange {
  readonly id: string
  readonly body: z.output<typeof courseChangeBody>
  readonly actorId: string
}

/** Creates a course, published unless the body marks it as a draft; returns its id. Throws what `runIdempotently` throws. */
export async function addCourse({ queries }: Database, { body, actorId }: CourseToAdd): Promise<string> {
  const row = rowOf(body, { outcomes: [], takesQuestions: false, isDraft: false })
  const asking = { userId: actorId, requestKey: body.requestKey, asked: ['course', body] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      await requirePicture(tx, row.thumbnail)
      await tx.insert(course).values({ id, ...row })
      const subject = auditSubjectOf({ id, name: row.name })
      await recordEvent(tx, { actorId, action: 'course.created', subject, after: factsOf(row) })
      return id
    }),
  )
  return made.id
}

/**
 * Changes a course. Owners keep the access time that they bought, and existing orders keep their price. A changed
 * playlist hides the lessons of the former one and counts as never read. A changed sample becomes the operator's own.
 * Throws `course_not_found`, and `course_changed` when somebody saved it after `updatedAt`.
 */
export async function updateCourse(
  { queries }: Database,
  { id, body, actorId }: CourseToChange,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const before = await lockCourse(tx, id)
    refuseOverwriting({
      ...{ savedAt: before.updatedAt, seenAt: body.updatedAt },
      ...{ code: 'course_changed', thing: 'course' },
    })
    const row = rowOf(body, before)
    await requirePicture(tx, row.thumbnail)
    const change = { ...row, isSample: false, updatedAt: new Date() }
    await tx.update(course).set(change).where(eq(course.id, id))
    if (row.playlistId !== before.playlistId) await leavePlaylist(tx, id)
    await recordEvent(tx, {
      actorId,
      action: 'course.updated',
      subject: auditSubjectOf({ id, name: row.name }),
      before: factsOf(before),
      after: { ...factsOf(row), ...changedFieldNames({ before, after: row }, longParts) },
    })
  })
}

/** Removes a course from the list; owners keep it. Throws `course_not_found`. */
export async function deleteCourse(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const before = await lockCourse(tx, id)
    await tx.update(course).set({ deletedAt: new Date() }).where(eq(course.id, id))
    await recordEvent(tx, { actorId, action: 'course.deleted', subject: auditSubjectOf(before) })
  })
}

/** Removes all sample courses from the list, like `deleteCourse`; returns how many. */
export async function deleteSampleCourses({ queries }: Database, actorId: string): Promise<number> {
  return queries.transaction(async (tx) => {
    const removed = await tx
      .update(course)
      .set({ deletedAt: new Date() })
      .where(and(eq(course.isSample, true), isNull(course.deletedAt)))
      .returning({ id: course.id, name: course.name })
    for (const each of removed) {
      await recordEvent(tx, { actorId, action: 'course.deleted', subject: auditSubjectOf(each) })
    }
    return removed.length
  })
}

async function leavePlaylist(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(course)
    .set({ playlistAskedAt: null, playlistReadAt: null, playlistTrouble: '' })
    .where(eq(course.id, id))
  await tx
    .update(lesson)
    .set({ hiddenAt: new Date() })
    .where(
      and(
        eq(lesson.courseId, id),
        inArray(lesson.kind, ['service', 'playlist']),
        eq(lesson.isOwn, false),
        isNull(lesson.hiddenAt),
        isNull(lesson.deletedAt),
      ),
    )
}

/** Throws `bad_input` when the uploaded picture has expired and was deleted. */
async function requirePicture(tx: Transaction, thumbnail: string): Promise<void> {
  if (await lockPicture(tx, thumbnail)) return
  const message = 'The picture is no longer here: upload it again.'
  throw new AppError('bad_input', message, { errors: [{ field: 'CourseThumbnail', message }] })
}

type Facts = Pick<
  CourseRow,
  | 'name'
  | 'description'
  | 'pricePaise'
  | 'validityDays'
  | 'mentor'
  | 'thumbnail'
  | 'playlistId'
  | 'outcomes'
  | 'takesQuestions'
  | 'isDraft'
>

function rowOf(body: CourseBody, before: Pick<CourseRow, 'outcomes' | 'takesQuestions' | 'isDraft'>): Facts {
  return {
    name: body.CourseName,
    description: body.CourseDescription,
    pricePaise: paiseOf(body.CoursePrice),
    validityDays: body.validityDays,
    mentor: body.CourseMentor,
    thumbnail: body.CourseThumbnail,
    playlistId: body.playlistid,
    outcomes: body.outcomes ?? before.outcomes,
    takesQuestions: body.takesQuestions ?? before.takesQuestions,
    isDraft: body.draft ?? body.isDraft ?? before.isDraft,
  }
}

const longParts = {
  description: 'description',
  mentor: 'mentor',
  thumbnail: 'picture',
  outcomes: 'outcomes',
} as const

/** The course's fields in the audit log. */
function factsOf({ name, pricePaise, validityDays, playlistId, takesQuestions, isDraft }: Facts) {
  return { name, pricePaise, validityDays, playlistId, takesQuestions, isDraft }
}
