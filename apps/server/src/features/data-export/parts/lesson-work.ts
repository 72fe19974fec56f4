import { schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import type { ExportPart } from '../export-part.ts'
import { jsonListFile } from '../json-file.ts'

const { course, lesson, lessonCode, lessonQuizAnswer } = schema

export const lessonWorkPart: ExportPart = {
  place: 'lessons/',
  about: 'what you changed in the programs of lessons, and answered in their quizzes',
  holds: ['lesson_code.user_id', 'lesson_quiz_answer.user_id'],
  entries: ({ database: { queries }, userId }) => [
    jsonListFile('lessons/programs.json', async function* () {
      yield* await queries
        .select({
          course: course.name,
          lesson: lesson.title,
          block: lessonCode.block,
          part: lessonCode.part,
          text: lessonCode.text,
          updatedAt: lessonCode.updatedAt,
        })
        .from(lessonCode)
        .innerJoin(lesson, eq(lesson.id, lessonCode.lessonId))
        .innerJoin(course, eq(course.id, lesson.courseId))
        .where(eq(lessonCode.userId, userId))
        .orderBy(asc(lessonCode.updatedAt))
    }),
    jsonListFile('lessons/quiz-answers.json', async function* () {
      yield* await queries
        .select({
          course: course.name,
          lesson: lesson.title,
          quiz: lessonQuizAnswer.quiz,
          chosen: lessonQuizAnswer.chosen,
          answeredAt: lessonQuizAnswer.answeredAt,
        })
        .from(lessonQuizAnswer)
        .innerJoin(lesson, eq(lesson.id, lessonQuizAnswer.lessonId))
        .innerJoin(course, eq(course.id, lesson.courseId))
        .where(eq(lessonQuizAnswer.userId, userId))
        .orderBy(asc(lessonQuizAnswer.answeredAt))
    }),
  ],
}
