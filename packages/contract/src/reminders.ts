import { z } from 'zod'
import { defineCall } from './call.ts'

export const reminderTimeSchema = z.object({
  /** Days of the week, 1 (Monday) to 7 (Sunday). */
  days: z
    .array(z.number().int().min(1).max(7), { error: 'days must be a list of numbers from 1 to 7' })
    .min(1, 'Choose at least one day')
    .max(7, 'A week has seven days')
    .transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  hour: z
    .number({ error: 'hour must be a number' })
    .int('hour must be a whole number')
    .min(0, 'hour must be at least 0')
    .max(23, 'hour must be at most 23'),
})
export type ReminderTime = z.output<typeof reminderTimeSchema>

/** Whether this installation can mail the caller: it has no mail server, or their address is not confirmed yet. */
export const reminderMailStateSchema = z.enum(['ready', 'off', 'unconfirmed'])
export type ReminderMailState = z.infer<typeof reminderMailStateSchema>

export const ownReminder = defineCall({
  method: 'GET',
  path: '/reminder',
  summary: 'When the caller is reminded by mail of practising; null: never',
  access: 'user',
  response: z.object({ reminder: reminderTimeSchema.nullable(), mail: reminderMailStateSchema }),
  errors: [],
})

export const changeReminder = defineCall({
  method: 'PUT',
  path: '/reminder',
  summary:
    'Be reminded by mail on these days, from this hour on, unless a submission of that day is Accepted',
  access: 'user',
  body: reminderTimeSchema,
  response: z.object({ message: z.string() }),
  errors: ['mail_off', 'email_unconfirmed'],
})

export const stopReminder = defineCall({
  method: 'DELETE',
  path: '/reminder',
  summary: 'Be reminded no more',
  access: 'user',
  response: z.object({ message: z.string() }),
  errors: [],
})
