import { adminOverview, adminWaiting } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { readOverview } from './overview.ts'
import { listPendingWork } from './pending-work.ts'
import { makeSubmissionCounter } from './submission-total.ts'

export function adminRoutes(app: FastifyInstance, context: Context): void {
  const totalSubmissions = makeSubmissionCounter(context.database)
  registerCall(app, context, adminOverview, { run: () => readOverview(context, totalSubmissions) })
  registerCall(app, context, adminWaiting, { run: () => listPendingWork(context.database) })
}
