import { type LessonCode, type LessonCodePart, type NotesPart, parseNotes } from '@codedojo/contract'
import { type Database, nextRevision, schema, type Transaction } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import { findBlock, originalOf } from './find-block.ts'
import { lessonChanged } from './lesson-changed.ts'

const { lesson, lessonCode } = schema

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
  const blocks = parts.flatMap((part) => (part.kind === 'program' ? [part.block] : []))
  const mine = and(eq(lessonCode.userId, userId), eq(lessonCode.lessonId, lessonId))
  const rows = await queries
    .select(columns)
    .from(lessonCode)
    .where(and(mine, inArray(lessonCode.block, blocks)))
  return rows.map(wireOf)
}

interface CodeChange extends OfLesson {
  readonly block: number
  /** The id that the block has in the notes for which the text was typed. */
  readonly blockId: string
  readonly part: LessonCodePart
  readonly text: string
  /** The revision that the change is based on; 0 before the first save. */
  readonly revision: number
}

/**
 * Stores the text unless a newer revision exists; returns null in that case. Throws `lesson_changed` where another block has this
 * number now.
 */
export async function saveLessonCode({ queries }: Database, change: CodeChange): Promise<LessonCode | null> {
  return queries.transaction(async (tx) => {
    const { parts } = parseNotes(await lockNotes(tx, change.lessonId))
    const block = findBlock(parts, change.block)
    if (block.id !== change.blockId) throw lessonChanged()
    return storeLessonCode(tx, { ...change, isOriginal: change.text === originalOf(block, change.part) })
  })
}

/** Reads and locks the notes until the transaction ends: a change by their author waits, and then moves what was stored. */
async function lockNotes(tx: Transaction, lessonId: string): Promise<string> {
  const [row] = await tx
    .select({ notes: lesson.notes })
    .from(lesson)
    .where(eq(lesson.id, lessonId))
    .for('share')
  if (!row) throw lessonChanged()
  return row.notes
}

async function storeLessonCode(
  tx: Transaction,
  change: CodeChange & { readonly isOriginal: boolean },
): Promise<LessonCode | null> {
  const { userId, lessonId, block, part, text, isOriginal, revision } = change
  const { set, setWhere } = nextRevision(lessonCode, { text, revision })
  const [row] = await tx
    .insert(lessonCode)
    .values({ userId, lessonId, block, part, text, isOriginal, revision: revision + 1 })
    .onConflictDoUpdate({
      target: [lessonCode.userId, lessonCode.lessonId, lessonCode.block, lessonCode.part],
      set: { text, isOriginal, ...set },
      setWhere,
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
