import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { changeSettings, readSettings } from './settings.ts'

export function settingsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerReadCall(app, context, calls.ownSettings, {
    read: ({ user }) => readSettings(database, user._id),
  })
  registerCall(app, context, calls.changeSettings, {
    run: ({ body, user }) => changeSettings(database, { userId: user._id, change: body }),
  })
}
