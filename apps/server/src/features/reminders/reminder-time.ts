import type { ReminderMailState, ReminderTime } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { readCurrentClock } from '../progress/index.ts'

const { reminder, user } = schema

/** When the person is reminded; null if never. */
export async function readReminder({ queries }: Database, userId: string): Promise<ReminderTime | null> {
  const [row] = await queries
    .select({ days: reminder.days, hour: reminder.hour })
    .from(reminder)
    .where(eq(reminder.userId, userId))
  return row ?? null
}

/** Whether reminders can reach the person by mail. An address that is not confirmed may belong to a stranger. */
export async function readReminderMailState(
  { config, database }: Pick<Context, 'config' | 'database'>,
  userId: string,
): Promise<ReminderMailState> {
  if (config.smtpUrl === null) return 'off'
  const [row] = await database.queries
    .select({ isConfirmed: user.emailVerified })
    .from(user)
    .where(eq(user.id, userId))
  return row?.isConfirmed === true ? 'ready' : 'unconfirmed'
}

/** The first reminder is sent at the next occurrence of the hour. Throws `mail_off` and `email_unconfirmed`. */
export async function changeReminder(
  context: Pick<Context, 'config' | 'database'>,
  { userId, time }: { readonly userId: string; readonly time: ReminderTime },
): Promise<void> {
  requireMail(await readReminderMailState(context, userId))
  const { zone } = await readCurrentClock(context.database, userId)
  const clock = sql`(now() at time zone ${zone})`
  const doneDay = sql<
    string | null
  >`case when extract(hour from ${clock}) >= ${time.hour} then ${clock}::date end`
  await context.database.queries
    .insert(reminder)
    .values({ userId, ...time, doneDay })
    .onConflictDoUpdate({ target: reminder.userId, set: { ...time, doneDay } })
}

function requireMail(mail: ReminderMailState): void {
  switch (mail) {
    case 'ready':
      return
    case 'off':
      throw new AppError('mail_off', 'This installation sends no mail. Use the calendar file instead.')
    case 'unconfirmed':
      throw new AppError('email_unconfirmed', 'Confirm your email first, below Account in the settings.')
  }
}

export async function stopReminder({ queries }: Database, userId: string): Promise<void> {
  await queries.delete(reminder).where(eq(reminder.userId, userId))
}
