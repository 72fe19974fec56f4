import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { requireProblem } from '../problems/index.ts'
import { readCurrentClock, reviewEvents } from '../progress/index.ts'
import { chooseReview, readReviews } from '../reviews/index.ts'
import { readProblemProgress } from './problem-progress.ts'
import { showDaily, showDailyMonth } from './show-daily.ts'

export function practiceRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params }: { params: { id: string } }) => requireProblem(context, params.id, null)

  registerReadCall(app, context, calls.ownProblemProgress, {
    read: ({ user }) => readProblemProgress(database, user._id),
  })
  registerReadCall(app, context, calls.dailyProblem, {
    read: async ({ user }) => ({ daily: await showDaily(database, user._id) }),
  })
  registerCall(app, context, calls.dailyMonth, {
    run: ({ params, user }) => showDailyMonth(database, { userId: user._id, ...params }),
  })
  registerReadCall(app, context, calls.reviewQueue, {
    read: async ({ user }) => {
      const clock = await readCurrentClock(database, user._id)
      const events = await reviewEvents.self(database, clock)
      return readReviews(database, { userId: user._id, today: clock.today, events })
    },
  })
  registerCall(app, context, calls.addReview, {
    find,
    run: async ({ found, user }) => {
      await chooseReview(database, { userId: user._id, problemId: found.id, kind: 'add' })
      return { message: `"${found.title}" is in your review queue.` }
    },
  })
  registerCall(app, context, calls.removeReview, {
    find,
    run: async ({ found, user }) => {
      await chooseReview(database, { userId: user._id, problemId: found.id, kind: 'remove' })
      return { message: `"${found.title}" is out of your review queue, until it goes wrong again.` }
    },
  })
}
