import { orderKinds, orderStates, refundReasons, refundStates, type StoredAddress } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'

/**
 * One person buys one thing at the price of that moment. Its state only ever goes forward, which the database sees to;
 * the row of an order is locked before anything else of the same payment.
 */
export const order = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** null: the buyer was erased. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: orderKinds }).notNull(),
    /** Of a product or a course, or the premium id of the buyer. */
    thingId: uuid('thing_id').notNull(),
    /** As it was called then. */
    thingName: text('thing_name').notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency', { enum: ['INR'] })
      .notNull()
      .default('INR'),
    provider: text('provider', { enum: ['razorpay', 'test', 'none'] }).notNull(),
    /** null until the provider has answered. */
    providerOrderId: text('provider_order_id').unique(),
    state: text('state', { enum: orderStates }).notNull().default('created'),
    address: jsonb('address').$type<StoredAddress>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Until then an unpaid order holds one of its product. */
    reservedUntil: moment('reserved_until'),
    /** When the provider is asked next whether it was paid; null: never again. */
    nextCheckAt: moment('next_check_at'),
    /** The payment that it was fulfilled for, or is to be. */
    paymentId: text('payment_id'),
    paidAt: moment('paid_at'),
    fulfilledAt: moment('fulfilled_at'),
    refundedAt: moment('refunded_at'),
    refundedPaise: integer('refunded_paise').notNull().default(0),
    shippedAt: moment('shipped_at'),
    tracking: text('tracking').notNull().default(''),
  },
  (table) => [
    uniqueIndex('order_number_idx').on(table.number),
    // Two clicks at once make one order.
    uniqueIndex('order_unpaid_idx')
      .on(table.userId, table.kind, table.thingId)
      .where(sql`${table.state} = 'created'`),
    index('order_user_idx').on(table.userId, table.id.desc().nullsFirst()),
    index('order_thing_idx').on(table.thingId, table.state),
    index('order_state_idx').on(table.state, table.id.desc().nullsFirst()),
    index('order_check_idx').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
)

/** What the provider says was tried with an order. */
export const payment = pgTable(
  'payment',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** Only ever from failed to captured. */
    state: text('state', { enum: ['failed', 'captured'] }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull().default(''),
    error: text('error').notNull().default(''),
    /** Who told of it first: the buyer's browser, the provider, or our own asking. */
    source: text('source', { enum: ['verify', 'webhook', 'reconciler'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('payment_order_idx').on(table.orderId)],
)

/** Money on its way back. Its id is the key under which the provider does it once, however often it is told. */
export const refund = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    amountPaise: integer('amount_paise').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    note: text('note').notNull().default(''),
    answer: text('answer').notNull().default(''),
    /** null until the provider has answered; a refund made in the provider's own dashboard begins with it. */
    providerRefundId: text('provider_refund_id').unique(),
    decidedById: uuid('decided_by_id').references(() => user.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    doneAt: moment('done_at'),
    /** When the provider is told or asked next; null: it needs nothing. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    index('refund_order_idx').on(table.orderId),
    // One in hand for a payment: a second click, and a second reason, find it there.
    uniqueIndex('refund_open_idx')
      .on(table.paymentId)
      .where(sql`${table.state} in ('asked', 'sending', 'sent')`),
    index('refund_try_idx').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
  ],
)

/** What the provider sent of its own accord; the same event comes more than once. */
export const webhookEvent = pgTable('webhook_event', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  /** What was done with it, in a word, for whoever looks for a payment. */
  effect: text('effect').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

export const ledgerAccounts = ['gateway', 'pending', 'sales'] as const

/**
 * Every movement of money, booked twice, never changed: a capture takes from `gateway` to `pending`, a fulfilment from
 * `pending` to `sales`, a refund takes back from where the money stands to `gateway`.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** `capture:<payment id>`, `fulfilment:<order id>`, `refund:<refund id>`: nothing is booked twice. */
    key: text('key').notNull().unique(),
    debit: text('debit', { enum: ledgerAccounts }).notNull(),
    credit: text('credit', { enum: ledgerAccounts }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [
    index('ledger_entry_order_idx').on(table.orderId),
    check('ledger_entry_amount_check', sql`${table.amountPaise} > 0`),
  ],
)

/** A year of premium that somebody bought. */
export const premiumGrant = pgTable(
  'premium_grant',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** Its money went back. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('premium_grant_user_idx').on(table.userId)],
)

/** What the embedded test checkout remembers, as a payment provider would: no money is behind it. */
export const testPayment = pgTable(
  'test_payment',
  {
    id: text('id').primaryKey(),
    providerOrderId: text('provider_order_id').notNull(),
    state: text('state', { enum: ['failed', 'captured'] }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    // An order is paid once.
    uniqueIndex('test_payment_captured_idx')
      .on(table.providerOrderId)
      .where(sql`${table.state} = 'captured'`),
    index('test_payment_order_idx').on(table.providerOrderId),
  ],
)

export const testRefund = pgTable('test_refund', {
  id: text('id').primaryKey(),
  /** Told again under the same key, it is the same refund. */
  key: text('key').notNull().unique(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testPayment.id),
  amountPaise: integer('amount_paise').notNull(),
  at: moment('at').notNull().defaultNow(),
})
