import { calls, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall } from '../../http/register-call.ts'
import { requireParticipant, requireRunning } from './find-contest.ts'
import { askQuestion, markAnnouncementsRead, readAnnouncements, readQuestions } from './questions.ts'

/** Rate limit of questions, because admins read each one. */
const questionRule: RateRule = {
  name: 'contest-question',
  most: 10,
  windowSeconds: 600,
  message: 'At most 10 questions in 10 minutes.',
}

/** Announcements to participants, and questions from them. */
export function questionRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const findOf =
    (admins: 'may look' | 'must register') =>
    ({ params, user }: { params: { id: string }; user: User | null }) =>
      requireParticipant(database, { id: params.id, user, admins })

  registerCall(app, context, calls.contestQuestions, {
    find: findOf('may look'),
    run: async ({ found, user }) => {
      const reader = { contestId: found.row.id, userId: user._id, readAt: found.person?.readAt ?? null }
      const [announcements, questions] = await Promise.all([
        readAnnouncements(database, reader),
        readQuestions(database, reader),
      ])
      return { announcements, questions }
    },
  })
  registerCall(app, context, calls.readAnnouncements, {
    find: findOf('may look'),
    run: async ({ found, user }) => {
      await markAnnouncementsRead(database, { contestId: found.row.id, userId: user._id })
      return { message: 'Read.' }
    },
  })
  registerCall(app, context, calls.askContestQuestion, {
    find: findOf('must register'),
    limit: async ({ found, user }) => {
      requireRunning(found)
      await checkRateLimit(database, questionRule, user._id)
    },
    run: ({ found, body: { letter = null, ...asked }, user }) =>
      askQuestion(database, {
        ...{ contestId: found.row.id, userId: user._id, letter },
        ...{ text: asked.text, requestKey: asked.requestKey },
      }),
  })
}
