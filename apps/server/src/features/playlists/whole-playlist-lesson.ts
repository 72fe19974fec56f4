import { type Database, type Queries, schema } from '@codedojo/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'

const { course, lesson } = schema

/**
 * Makes one lesson of a whole playlist, which the service's own player shows, as long as none of its videos is a lesson of
 * its own. An author who has deleted it does not get it back.
 */
export async function ensureWholePlaylistLesson({ queries }: Database, courseId: string): Promise<void> {
  // Read without a lock first: this is asked at each look at the content, and there is hardly ever anything to do.
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

/** Whether a course with a playlist has neither a lesson of its videos nor one of the whole. */
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
