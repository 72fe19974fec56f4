import { adminOverview, adminWaiting } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { overview } from './overview.ts'
import { listPendingWork } from './pending-work.ts'
import { countSubmissions } from './submission-total.ts'

export function adminRoutes(app: FastifyInstance, context: Context): void {
  const totalSubmissions = countSubmissions(context.database)
  registerCall(app, context, adminOverview, { run: () => overview(context, totalSubmissions) })
  registerCall(app, context, adminWaiting, { run: () => listPendingWork(context.database) })
}
