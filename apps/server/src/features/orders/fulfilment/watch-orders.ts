import type { Context } from '../../../context.ts'
import { pollRepeatedly } from '../../../poll-repeatedly.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { checkOrders, expireOrders } from './check-orders.ts'

const lookEveryMs = 5000

type Log = (message: string, error: unknown) => void

/** Processes pending orders and refunds in the background, whichever server they began on, until it is disposed. */
export function watchOrders(context: Context, log: Log): AsyncDisposable {
  return pollRepeatedly(() => processDueOrders(context), {
    everyMs: lookEveryMs,
    onFailure: (error) => log('orders and refunds could not be looked after', error),
  })
}

/** Takes the next due steps. An error does not stop the others, and is thrown at the end. */
export async function processDueOrders(context: Context): Promise<void> {
  const done = await Promise.allSettled([
    expireOrders(context.database),
    checkOrders(context),
    sendRefunds(context),
  ])
  const failures = done.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
  if (failures.length > 0) throw new AggregateError(failures, 'Some orders or refunds could not be tended.')
}
