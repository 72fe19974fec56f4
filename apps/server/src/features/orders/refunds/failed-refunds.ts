import { type Database, schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'

const { refund } = schema

/** Counts refunds that the provider rejected and whose payment was not refunded otherwise since. */
export async function countFailedRefunds({ queries }: Database): Promise<number> {
  const later = sql`select from ${refund} as later where later.payment_id = ${refund.paymentId}
    and later.state in ('sending', 'sent', 'done') and later.asked_at > ${refund.askedAt}`
  return queries.$count(refund, sql`${refund.state} = 'failed' and not exists (${later})`)
}
