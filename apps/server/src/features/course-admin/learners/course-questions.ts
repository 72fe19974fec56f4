import type { answerLessonQuestionBody, ManagedLessonQuestion } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { recordEvent } from '../../audit/index.ts'
import { noSuchQuestion, showQuestion } from '../../courses/index.ts'
import { isId } from '../../problems/index.ts'
import { auditSubjectOf } from '../lock-course.ts'

const { course, lesson, lessonQuestion, user } = schema

interface QuestionPage {
  readonly courseId: string
  readonly page: number
  readonly pageSize: number
}

/** Unanswered questions first, oldest first; then the newest answers. Includes questions at deleted lessons. */
export async function pageOfQuestions(
  { queries }: Database,
  { courseId, page, pageSize }: QuestionPage,
): Promise<ManagedLessonQuestion[]> {
  const rows = await queries
    .select({ row: lessonQuestion, first: user.firstName, last: user.lastName, title: lesson.title })
    .from(lessonQuestion)
    .innerJoin(lesson, eq(lesson.id, lessonQuestion.lessonId))
    .innerJoin(user, eq(user.id, lessonQuestion.userId))
    .where(eq(lesson.courseId, courseId))
    .orderBy(
      sql`${lessonQuestion.answer} <> '' or ${lessonQuestion.hiddenAt} is not null`,
      sql`${lessonQuestion.answeredAt} desc nulls first`,
      asc(lessonQuestion.askedAt),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(({ row, first, last, title }) => ({
    ...showQuestion(row),
    name: [first, last].filter(Boolean).join(' '),
    userId: row.userId,
    lesson: { _id: row.lessonId, title },
  }))
}

export interface QuestionCounts {
  readonly questions: number
  readonly openQuestions: number
}

export async function countQuestions({ queries }: Database, courseId: string): Promise<QuestionCounts> {
  const [counts] = await queries
    .select({
      questions: sql<number>`count(*)::int`,
      openQuestions: sql<number>`(count(*) filter (where ${and(eq(lessonQuestion.answer, ''), isNull(lessonQuestion.hiddenAt))}))::int`,
    })
    .from(lessonQuestion)
    .innerJoin(lesson, eq(lesson.id, lessonQuestion.lessonId))
    .where(eq(lesson.courseId, courseId))
  return counts ?? { questions: 0, openQuestions: 0 }
}

interface QuestionOfCourse {
  readonly row: typeof lessonQuestion.$inferSelect
  readonly course: { readonly id: string; readonly name: string }
}

/** Throws `question_not_found`. */
export async function requireQuestion({ queries }: Database, id: string): Promise<QuestionOfCourse> {
  const [found] = isId(id)
    ? await queries
        .select({ row: lessonQuestion, course: { id: course.id, name: course.name } })
        .from(lessonQuestion)
        .innerJoin(lesson, eq(lesson.id, lessonQuestion.lessonId))
        .innerJoin(course, eq(course.id, lesson.courseId))
        .where(eq(lessonQuestion.id, id))
    : []
  if (!found) throw noSuchQuestion()
  return found
}

interface AnswerChange {
  readonly question: QuestionOfCourse
  readonly body: z.output<typeof answerLessonQuestionBody>
  readonly actorId: string
}

/**
 * Changes only the fields that were sent, because one admin may hide a question while another answers it. A changed
 * answer counts as unread for the learner. The audit log contains no text of learners. Throws `question_not_found` when
 * the question was withdrawn meanwhile.
 */
export async function answerQuestion(
  { queries }: Database,
  { question: { row: found, course: of }, body, actorId }: AnswerChange,
): Promise<void> {
  const isMine = eq(lessonQuestion.id, found.id)
  await queries.transaction(async (tx) => {
    const [row] = await tx.select().from(lessonQuestion).where(isMine).for('update')
    if (!row) throw noSuchQuestion()
    const { answer = row.answer, isHidden = row.hiddenAt !== null } = body
    const isNew = answer !== row.answer
    const answered = isNew
      ? { answer, answeredById: actorId, answeredAt: answer === '' ? null : new Date(), seenAt: null }
      : {}
    await tx
      .update(lessonQuestion)
      .set({ ...answered, hiddenAt: isHidden ? (row.hiddenAt ?? new Date()) : null })
      .where(isMine)
    await recordEvent(tx, {
      actorId,
      action: 'course.question_answered',
      subject: auditSubjectOf(of),
      before: { isAnswered: row.answer !== '', isHidden: row.hiddenAt !== null },
      after: { userId: row.userId, isAnswered: answer !== '', isHidden },
    })
  })
}

/** Throws `question_not_found` when it was already deleted. */
export async function deleteQuestion(
  { queries }: Database,
  { question, actorId }: Omit<AnswerChange, 'body'>,
): Promise<void> {
  await queries.transaction(async (tx) => {
    const { row } = question
    const gone = await tx.delete(lessonQuestion).where(eq(lessonQuestion.id, row.id)).returning()
    if (gone.length === 0) throw noSuchQuestion()
    const subject = auditSubjectOf(question.course)
    const before = { userId: row.userId }
    await recordEvent(tx, { actorId, action: 'course.question_deleted', subject, before })
  })
}
