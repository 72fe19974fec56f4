import { schema, type Transaction } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'

type Account = (typeof schema.ledgerAccounts)[number]

export interface Movement {
  readonly orderId: string
  /** Unique key: `capture:<payment id>`, `fulfilment:<order id>` or `refund:<refund id>`. */
  readonly key: string
  readonly debit: Account
  readonly credit: Account
  readonly amountPaise: number
}

/** Posts a movement of money to the ledger; a duplicate, or an amount of 0, is ignored. */
export async function postMovement(tx: Transaction, movement: Movement): Promise<void> {
  if (movement.amountPaise === 0) return
  await tx
    .insert(schema.ledgerEntry)
    .values({ id: uuidv7(), ...movement })
    .onConflictDoNothing()
}
