import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { coalesceLookUps } from '../../coalesce-look-ups.ts'
import type { Context } from '../../context.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { explainDay } from './day-reason.ts'
import { readFeed } from './feed.ts'
import { readLatestSolved } from './latest-solved.ts'
import { readProgress } from './read-progress.ts'
import { showStreak } from './show-streak.ts'
import { showWeek } from './show-week.ts'

export function progressRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  // Reading all submissions of a person is expensive, so concurrent requests of one person share a read, and at most
  // one read of a person runs at a time.
  const progressOf = coalesceLookUps((userId) => readProgress(database, { userId, reader: 'self' }))
  registerReadCall(app, context, calls.ownStreak, {
    read: ({ user }) => showStreak(database, { userId: user._id }),
  })
  registerCall(app, context, calls.ownWeek, {
    run: ({ user }) => showWeek(database, { userId: user._id }),
  })
  registerReadCall(app, context, calls.ownProgress, {
    read: ({ user }) => progressOf(user._id),
  })
  registerCall(app, context, calls.dayReason, {
    run: ({ params, user }) => explainDay(database, { userId: user._id, day: params.day }),
  })
  registerCall(app, context, calls.ownFeed, {
    run: ({ query, user }) => readFeed(database, { userId: user._id, ...query }),
  })
  registerCall(app, context, calls.latestSolved, {
    run: ({ query, user }) => readLatestSolved(database, { user, limit: query.limit }),
  })
}
