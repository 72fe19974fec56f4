import { calls, type NotesPart, type ProgramBlock, parseNotes, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { judgingLimits, startJudging } from '../submissions/index.ts'
import { lessonChanged } from './lesson-changed.ts'
import { readLessonCode, storeLessonCode } from './lesson-code.ts'
import { answerQuiz, readQuizAnswers } from './quiz-answers.ts'
import { lessonRunAnswer } from './run-answer.ts'

/** What learners do within a lesson's notes, for whoever may open the lesson. */
export function lessonWorkRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const rule = judgingLimits(context.config.limits).run
  const find = async ({ params, user }: { params: { id: string }; user: User | null }) => {
    if (user === null) throw new AppError('not_signed_in', 'Please sign in.')
    const { lesson } = await requireOpenLesson(database, { user, lessonId: params.id })
    return { lessonId: lesson.id, parts: parseNotes(lesson.notes).parts }
  }

  registerCall(app, context, calls.lessonWork, {
    find,
    run: async ({ found, user }) => {
      const mine = { ...found, userId: user._id }
      const [code, answers] = await Promise.all([
        readLessonCode(database, mine),
        readQuizAnswers(database, mine),
      ])
      return { code, answers }
    },
  })
  registerCall(app, context, calls.saveLessonCode, {
    find,
    run: async ({ found, params: { block, part }, body, user }) => {
      const original = textOf(blockOf(found.parts, block), part)
      const place = { lessonId: found.lessonId, userId: user._id, block, part }
      const kept = await storeLessonCode(database, { ...place, ...body, isOriginal: body.text === original })
      if (!kept)
        throw new AppError('draft_changed', 'This code was changed in another window or on another device.')
      return kept
    },
  })
  registerCall(app, context, calls.runLessonCode, {
    find,
    limit: async ({ found, body, user }) => {
      textOf(blockOf(found.parts, body.block), body.language)
      await checkRateLimit(database, rule, user._id)
    },
    run: async ({ body, user, reply }) => {
      const { code, language, input, requestKey } = body
      const userId = user._id
      const program = { kind: 'lesson', problem: null, language, code, customInputs: [input] } as const
      const id = await startJudging(context, { ...program, userId, requestKey })
      return lessonRunAnswer(context, { id, userId }, reply)
    },
  })
  registerCall(app, context, calls.answerLessonQuiz, {
    find,
    run: ({ found, body, user }) => answerQuiz(database, { ...found, ...body, userId: user._id }),
  })
}

/** Throws `lesson_changed` where the notes have no such block any more. */
function blockOf(parts: readonly NotesPart[], block: number): ProgramBlock {
  const found = parts.find((part) => part.kind === 'program' && part.block === block)
  if (found?.kind !== 'program') throw lessonChanged()
  return found
}

/** The author's text of a part. Throws `lesson_changed` where the block has no such part any more. */
function textOf({ programs, input }: ProgramBlock, part: string): string {
  const text = part === 'input' ? input : programs.find(({ language }) => language === part)?.code
  if (typeof text !== 'string') throw lessonChanged()
  return text
}
