import { schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { OrderRow } from '../lock-order.ts'

const { user } = schema

export interface BuyerMail {
  readonly subject: string
  /** Without the greeting. */
  readonly lines: readonly string[]
}

/** Mails the buyer of an order, unless that person was erased. Does not wait for delivery. */
export async function mailBuyer(
  { database, mailer, config }: Pick<Context, 'database' | 'mailer' | 'config'>,
  { userId }: Pick<OrderRow, 'userId'>,
  { subject, lines }: BuyerMail,
): Promise<void> {
  if (userId === null) return
  const [buyer] = await database.queries
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, userId))
  if (!buyer) return
  mailer.send({
    to: buyer.email,
    subject,
    text: [
      `Hello ${buyer.name},`,
      '',
      ...lines,
      '',
      `Receipt, delivery and refunds: ${config.publicUrl}/orders`,
    ].join('\n'),
  })
}

/** A note for every payment mail of the test checkout. */
export function testPaymentNote({ provider }: Pick<OrderRow, 'provider'>): readonly string[] {
  return provider === 'test' ? ['It was a test: no money moved.'] : []
}

export function formatRupees(paise: number): string {
  return `INR ${(paise / 100).toFixed(2)}`
}
