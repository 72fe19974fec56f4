import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { changeReminder, readReminder, readReminderMailState, stopReminder } from './reminder-time.ts'

export function reminderRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  registerCall(app, context, calls.ownReminder, {
    run: async ({ user }) => ({
      reminder: await readReminder(database, user._id),
      mail: await readReminderMailState(context, user._id),
    }),
  })
  registerCall(app, context, calls.changeReminder, {
    run: async ({ body, user }) => {
      await changeReminder(context, { userId: user._id, time: body })
      return { message: 'You will be reminded by mail.' }
    },
  })
  registerCall(app, context, calls.stopReminder, {
    run: async ({ user }) => {
      await stopReminder(database, user._id)
      return { message: 'You are reminded no more.' }
    },
  })
}
