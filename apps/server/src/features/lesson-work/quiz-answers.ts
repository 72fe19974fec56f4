import type { NotesPart, QuizAnswer, QuizBlock } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { quizIdOf } from '../courses/index.ts'
import { lessonChanged } from './lesson-changed.ts'

const { lessonQuizAnswer } = schema

interface OfLesson {
  readonly lessonId: string
  readonly userId: string
  readonly parts: readonly NotesPart[]
}

/** The user's last answers to the current quizzes of the notes, each judged by the current notes. */
export async function readQuizAnswers(
  { queries }: Database,
  { lessonId, userId, parts }: OfLesson,
): Promise<QuizAnswer[]> {
  const rows = await queries
    .select({ quiz: lessonQuizAnswer.quiz, chosen: lessonQuizAnswer.chosen })
    .from(lessonQuizAnswer)
    .where(and(eq(lessonQuizAnswer.userId, userId), eq(lessonQuizAnswer.lessonId, lessonId)))
  const quizzes = quizzesById(parts)
  return rows.flatMap(({ quiz: id, chosen }) => {
    const quiz = quizzes.get(id)
    return quiz ? [checkedAnswer(quiz, { id, chosen })] : []
  })
}

interface AnsweredQuiz extends OfLesson {
  readonly quiz: string
  readonly chosen: readonly number[]
}

/** Stores and checks an answer. Throws `lesson_changed` when there is no such quiz any more, and `bad_input`. */
export async function answerQuiz(
  { queries }: Database,
  { lessonId, userId, parts, quiz: id, ...answer }: AnsweredQuiz,
): Promise<QuizAnswer> {
  const quiz = quizzesById(parts).get(id)
  if (!quiz) throw lessonChanged()
  const chosen = [...new Set(answer.chosen)].toSorted((one, other) => one - other)
  if (chosen.some((place) => place >= quiz.choices.length)) throw badChoice('There is no such choice.')
  if (chosen.length > 1 && !quiz.isMultiple) throw badChoice('Choose one answer.')
  const answeredAt = new Date()
  await queries
    .insert(lessonQuizAnswer)
    .values({ userId, lessonId, quiz: id, chosen, answeredAt })
    .onConflictDoUpdate({
      target: [lessonQuizAnswer.userId, lessonQuizAnswer.lessonId, lessonQuizAnswer.quiz],
      set: { chosen, answeredAt },
    })
  return checkedAnswer(quiz, { id, chosen })
}

/** The first of several quizzes that look the same to learners. */
function quizzesById(parts: readonly NotesPart[]): ReadonlyMap<string, QuizBlock> {
  const quizzes = parts.filter((part) => part.kind === 'quiz')
  return new Map(quizzes.toReversed().map((quiz) => [quizIdOf(quiz), quiz]))
}

function checkedAnswer(
  { choices, explanation }: QuizBlock,
  { id, chosen }: { readonly id: string; readonly chosen: readonly number[] },
): QuizAnswer {
  const isRight = choices.every((choice, place) => choice.isRight === chosen.includes(place))
  return { quiz: id, chosen: [...chosen], isRight, explanation }
}

function badChoice(message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field: 'chosen', message }] })
}
