import { adminOverview } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { overview } from './overview.ts'

export function adminRoutes(app: FastifyInstance, context: Context): void {
  registerCall(app, context, adminOverview, { run: () => overview(context) })
}
