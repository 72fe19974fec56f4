import { calls, lessonTextSchema, parseNotes, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { parseInput } from '../../http/parse-input.ts'
import { checkRateLimit } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { judgingLimits, startJudging } from '../submissions/index.ts'
import { findBlock, originalOf } from './find-block.ts'
import { readLessonCode, saveLessonCode } from './lesson-code.ts'
import { answerQuiz, readQuizAnswers } from './quiz-answers.ts'
import { waitForLessonRun } from './wait-for-lesson-run.ts'

/** The calls for the exercises in a lesson's notes, for everybody who may open the lesson. */
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
      const blocks = found.parts.flatMap((part) => (part.kind === 'program' ? [part.id] : []))
      return { blocks, code, answers }
    },
  })
  registerCall(app, context, calls.saveLessonCode, {
    find,
    run: async ({ found, params: { block, part }, body, user }) => {
      const { text } = parseInput(z.object({ text: lessonTextSchema(part) }), body, 'bad_input')
      const change = { lessonId: found.lessonId, userId: user._id, block, part, ...body, text }
      const kept = await saveLessonCode(database, change)
      if (!kept)
        throw new AppError('draft_changed', 'This code was changed in another window or on another device.')
      return kept
    },
  })
  registerCall(app, context, calls.runLessonCode, {
    find,
    limit: async ({ found, body, user }) => {
      originalOf(findBlock(found.parts, body.block), body.language)
      await checkRateLimit(database, rule, user._id)
    },
    run: async ({ found: { lessonId }, body, user, reply }) => {
      const { code, language, input } = body
      const program = { kind: 'lesson', problem: null, language, code, customInputs: [input] } as const
      // A job does not know its lesson, and its key must not collide with other work.
      const requestKey = `lesson:${lessonId}:${body.requestKey}`
      const id = await startJudging(context, { ...program, userId: user._id, requestKey })
      return waitForLessonRun(context, { id, userId: user._id }, reply)
    },
  })
  registerCall(app, context, calls.answerLessonQuiz, {
    find,
    run: ({ found, body, user }) => answerQuiz(database, { ...found, ...body, userId: user._id }),
  })
}
