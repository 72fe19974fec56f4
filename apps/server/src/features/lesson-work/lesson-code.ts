import type { LessonCode, LessonCodePart, NotesPart } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, sql } from 'drizzle-orm'

const { lessonCode } = schema

const columns = {
  block: lessonCode.block,
  part: lessonCode.part,
  text: lessonCode.text,
  isOriginal: lessonCode.isOriginal,
  revision: lessonCode.revision,
  updatedAt: lessonCode.updatedAt,
}

interface OfLesson {
  readonly lessonId: string
  readonly userId: string
}

/** What the user has changed in the blocks that the notes have now. */
export async function readLessonCode(
  { queries }: Database,
  { lessonId, userId, parts }: OfLesson & { readonly parts: readonly NotesPart[] },
): Promise<LessonCode[]> {
  const blocks = new Set(parts.map((part) => (part.kind === 'program' ? part.block : null)))
  const rows = await queries
    .select(columns)
    .from(lessonCode)
    .where(and(eq(lessonCode.userId, userId), eq(lessonCode.lessonId, lessonId)))
  return rows.filter(({ block }) => blocks.has(block)).map(wireOf)
}

interface CodeChange extends OfLesson {
  readonly block: number
  readonly part: LessonCodePart
  readonly text: string
  readonly isOriginal: boolean
  /** The revision that the change is based on; 0 before the first save. */
  readonly revision: number
}

/** Stores the text unless a newer revision exists; answers null in that case. */
export async function storeLessonCode(
  { queries }: Database,
  { revision, ...change }: CodeChange,
): Promise<LessonCode | null> {
  const { text, isOriginal } = change
  const [row] = await queries
    .insert(lessonCode)
    .values({ ...change, revision: revision + 1 })
    .onConflictDoUpdate({
      target: [lessonCode.userId, lessonCode.lessonId, lessonCode.block, lessonCode.part],
      set: { text, isOriginal, revision: sql`${lessonCode.revision} + 1`, updatedAt: sql`now()` },
      // Saving the same text again is no conflict: the response to the first save was lost.
      setWhere: sql`${lessonCode.revision} <= ${revision} or ${eq(lessonCode.text, text)}`,
    })
    .returning(columns)
  return row ? wireOf(row) : null
}

function wireOf({
  text,
  isOriginal,
  updatedAt,
  ...row
}: Pick<typeof lessonCode.$inferSelect, keyof typeof columns>): LessonCode {
  return { ...row, text: isOriginal ? null : text, updatedAt: updatedAt.toISOString() }
}
