import { type Database, type Queries, schema } from '@codedojo/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'

const { course, lesson } = schema

/**
 * Creates one lesson for the whole playlist, shown in the service's own player, while none of its videos is a lesson. A
 * lesson deleted by an author is not recreated.
 */
export async function ensureWholePlaylistLesson({ queries }: Database, courseId: string): Promise<void> {
  // First checks without a lock, because this runs at each visit and there is hardly ever anything to do.
  if (!(await isMissing(queries, courseId))) return
  await queries.transaction(async (tx) => {
    const [row] = await tx.select().from(course).where(eq(course.id, courseId)).for('no key update')
    if (!row || row.playlistId === '') return
    const isShown = and(eq(lesson.courseId, courseId), isNull(lesson.deletedAt), isNull(lesson.hiddenAt))
    const own = await tx.$count(lesson, and(isShown, eq(lesson.kind, 'service'), eq(lesson.isOwn, false)))
    if (own > 0) return
    await tx
      .insert(lesson)
      .values({
        id: uuidv7(),
        courseId,
        position: sql`(select coalesce(max(position) + 1, 0) from lesson where course_id = ${courseId})`,
        kind: 'playlist',
        title: row.name,
        serviceId: row.playlistId,
      })
      .onConflictDoUpdate({
        target: [lesson.courseId, lesson.serviceId],
        targetWhere: sql`service_id <> '' and not is_own`,
        set: { hiddenAt: null },
      })
  })
}

/** Whether a course with a playlist has neither lessons for its videos nor one for the whole. */
async function isMissing(queries: Queries, courseId: string): Promise<boolean> {
  const [row] = await queries
    .select({ id: course.id })
    .from(course)
    .where(
      and(
        eq(course.id, courseId),
        sql`${course.playlistId} <> ''`,
        sql`not exists (select from ${lesson} where ${lesson.courseId} = ${course.id} and (
          (${lesson.kind} = 'service' and not ${lesson.isOwn} and ${lesson.deletedAt} is null and ${lesson.hiddenAt} is null)
          or (${lesson.serviceId} = ${course.playlistId} and not ${lesson.isOwn} and (${lesson.hiddenAt} is null or ${lesson.deletedAt} is not null))))`,
      ),
    )
  return row !== undefined
}
