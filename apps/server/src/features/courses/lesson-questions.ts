import type { LessonQuestion } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { isId } from '../problems/index.ts'
import { runIdempotently } from '../request-keys/index.ts'

const { lessonQuestion, user } = schema

interface AtLesson {
  readonly lessonId: string
  readonly userId: string
}

/** Maximum number of questions shown at a lesson. */
const maxShownQuestions = 200

/** The questions at a lesson, newest first; hidden ones only for their author. */
export async function readLessonQuestions(
  { queries }: Database,
  { lessonId, userId }: AtLesson,
): Promise<LessonQuestion[]> {
  const rows = await queries
    .select({ row: lessonQuestion, name: user.firstName })
    .from(lessonQuestion)
    .innerJoin(user, eq(user.id, lessonQuestion.userId))
    .where(
      and(
        eq(lessonQuestion.lessonId, lessonId),
        or(isNull(lessonQuestion.hiddenAt), eq(lessonQuestion.userId, userId)),
      ),
    )
    .orderBy(desc(lessonQuestion.askedAt), desc(lessonQuestion.id))
    .limit(maxShownQuestions)
  return rows.map(({ row, name }) => ({ ...showQuestion(row), name, ...ownMarks(row, userId) }))
}

type QuestionRow = typeof lessonQuestion.$inferSelect

export function showQuestion({ id, text, askedAt, answer, answeredAt, hiddenAt }: QuestionRow) {
  return {
    _id: id,
    text,
    askedAt: askedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
  }
}

function ownMarks({ userId: askedBy, answer, seenAt }: QuestionRow, userId: string) {
  const isOwn = askedBy === userId
  return { isOwn, isNew: isOwn && answer !== '' && seenAt === null }
}

interface NewQuestion extends AtLesson {
  readonly name: string
  readonly text: string
  readonly requestKey: string | undefined
}

/** Throws what `runIdempotently` throws, and `question_not_found` when it was asked before and withdrawn since. */
export async function askAtLesson(
  { queries }: Database,
  { lessonId, userId, name, text, requestKey }: NewQuestion,
): Promise<LessonQuestion> {
  const asking = { userId, requestKey, asked: ['lesson question', lessonId, text] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const id = uuidv7()
      await tx.insert(lessonQuestion).values({ id, lessonId, userId, text })
      return id
    }),
  )
  const [row] = await queries.select().from(lessonQuestion).where(eq(lessonQuestion.id, made.id))
  if (!row) throw noSuchQuestion()
  return { ...showQuestion(row), name, ...ownMarks(row, userId) }
}

export async function markAnswersSeen({ queries }: Database, { lessonId, userId }: AtLesson): Promise<void> {
  await queries
    .update(lessonQuestion)
    .set({ seenAt: new Date() })
    .where(
      and(
        eq(lessonQuestion.lessonId, lessonId),
        eq(lessonQuestion.userId, userId),
        ne(lessonQuestion.answer, ''),
        isNull(lessonQuestion.seenAt),
      ),
    )
}

/** Throws `question_not_found`, also for somebody else's question. */
export async function withdrawQuestion(
  { queries }: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const removed = isId(id)
    ? await queries
        .delete(lessonQuestion)
        .where(and(eq(lessonQuestion.id, id), eq(lessonQuestion.userId, userId)))
        .returning({ id: lessonQuestion.id })
    : []
  if (removed.length === 0) throw noSuchQuestion()
}

export function noSuchQuestion(): AppError {
  return new AppError('question_not_found', 'There is no such question.')
}
