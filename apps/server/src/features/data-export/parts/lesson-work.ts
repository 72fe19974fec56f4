import { schema } from '@codedojo/db'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { goneFrom } from '../../lesson-work/index.ts'
import type { ExportOwner, ExportPart } from '../export-part.ts'
import { iterateInBatches } from '../iterate-in-batches.ts'
import { jsonListFile } from '../json-file.ts'

const { course, lesson, lessonCode, lessonQuizAnswer } = schema

export const lessonWorkPart: ExportPart = {
  place: 'lessons/',
  about: 'what you changed in the programs of lessons, and answered in their quizzes',
  holds: ['lesson_code.user_id', 'lesson_quiz_answer.user_id'],
  entries: (owner) => [
    jsonListFile('lessons/programs.json', () => programsOf(owner)),
    jsonListFile('lessons/quiz-answers.json', () => answersOf(owner)),
  ],
}

/** Iterates over the changed programs. Those that were reset are left out, because they are the author's. */
async function* programsOf({ database: { queries }, userId }: ExportOwner) {
  const { block, part, text, updatedAt } = lessonCode
  const id = sql<string>`concat_ws(' ', ${lessonCode.lessonId}, ${block}, ${part})`
  const mine = and(eq(lessonCode.userId, userId), eq(lessonCode.isOriginal, false))
  const rows = iterateInBatches(({ after, limit }) =>
    queries
      .select({ id, course: course.name, lesson: lesson.title, block, part, text, updatedAt })
      .from(lessonCode)
      .innerJoin(lesson, eq(lesson.id, lessonCode.lessonId))
      .innerJoin(course, eq(course.id, lesson.courseId))
      .where(and(mine, after === null ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(limit),
  )
  for await (const { id: _, ...row } of rows) yield { ...row, block: row.block < goneFrom ? row.block : null }
}

async function* answersOf({ database: { queries }, userId }: ExportOwner) {
  const { quiz, chosen, answeredAt } = lessonQuizAnswer
  const id = sql<string>`concat_ws(' ', ${lessonQuizAnswer.lessonId}, ${quiz})`
  const rows = iterateInBatches(({ after, limit }) =>
    queries
      .select({ id, course: course.name, lesson: lesson.title, quiz, chosen, answeredAt })
      .from(lessonQuizAnswer)
      .innerJoin(lesson, eq(lesson.id, lessonQuizAnswer.lessonId))
      .innerJoin(course, eq(course.id, lesson.courseId))
      .where(and(eq(lessonQuizAnswer.userId, userId), after === null ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(limit),
  )
  for await (const { id: _, ...row } of rows) yield row
}
