import { PaymentProviderError } from '../payment-provider.ts'
import type { RazorpayClient } from './razorpay-client.ts'
import { listSchema, type RazorpayOrder, razorpayOrderSchema } from './razorpay-entities.ts'

interface OrderToFind {
  readonly amountPaise: number
  readonly receipt: string
}

/** Finds the order with a receipt; of several the oldest, so that the result is stable. */
export async function findByReceipt(
  ask: RazorpayClient['ask'],
  wanted: OrderToFind,
): Promise<RazorpayOrder | null> {
  const { items } = await ask(listSchema(razorpayOrderSchema), ({ orders }) =>
    orders.all({ receipt: wanted.receipt, count: 100 }),
  )
  const [oldest] = items
    .filter(({ receipt }) => receipt === wanted.receipt)
    .toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
  return oldest ? requireSameOrder(oldest, wanted) : null
}

/** Throws when amount, currency or receipt differs. */
export function requireSameOrder(made: RazorpayOrder, { amountPaise, receipt }: OrderToFind): RazorpayOrder {
  if (made.amount === amountPaise && made.currency === 'INR' && made.receipt === receipt) return made
  throw new PaymentProviderError(`Razorpay's order "${made.id}" is not the one that was asked for.`)
}
