import type { Context } from '../../context.ts'
import { pollRepeatedly } from '../../poll-repeatedly.ts'
import { sendReminders } from './send-reminders.ts'

const lookEveryMs = 60_000

type Log = (message: string, error: unknown) => void

/** Sends due reminders until it is disposed; whichever server polls first sends each. */
export function watchReminders(context: Context, log: Log): AsyncDisposable {
  return pollRepeatedly(() => sendReminders(context), {
    everyMs: lookEveryMs,
    onFailure: (error) => log('reminders could not be sent', error),
  })
}
