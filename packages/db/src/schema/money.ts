import { orderKinds, orderStates, refundReasons, refundStates, type StoredAddress } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'

/**
 * An order of one item at the price of that moment. Its state only moves forward, which the database enforces. Of all rows of a
 * payment the order is locked first.
 */
export const order = pgTable(
  'order',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** null if the buyer was erased. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: orderKinds }).notNull(),
    /** Id of the product or course, or the buyer's premium id. */
    itemId: uuid('thing_id').notNull(),
    /** Its name at the time of the order. */
    itemName: text('thing_name').notNull(),
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
    /** Until then an unpaid order reserves one item of the product. */
    reservedUntil: moment('reserved_until'),
    /** When to ask the provider next whether it was paid; null if never again. */
    nextCheckAt: moment('next_check_at'),
    /** The payment that fulfils it. */
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
    // Two concurrent clicks create one order.
    uniqueIndex('order_unpaid_idx')
      .on(table.userId, table.kind, table.itemId)
      .where(sql`${table.state} = 'created'`),
    index('order_user_idx').on(table.userId, table.id.desc().nullsFirst()),
    index('order_thing_idx').on(table.itemId, table.state),
    index('order_state_idx').on(table.state, table.id.desc().nullsFirst()),
    index('order_check_idx').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
)

/** An attempt to pay an order, as reported by the provider. */
export const payment = pgTable(
  'payment',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** Can change only from failed to captured. */
    state: text('state', { enum: ['failed', 'captured'] }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull().default(''),
    error: text('error').notNull().default(''),
    /** Which source reported it first: the buyer's browser, the provider's webhook, or our own query. */
    source: text('source', { enum: ['verify', 'webhook', 'reconciler'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('payment_order_idx').on(table.orderId)],
)

/** A refund. Its id is the idempotency key at the provider, so that it is executed once however often it is sent. */
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
    /** null until the provider has answered; set from the start for a refund made in the provider's dashboard. */
    providerRefundId: text('provider_refund_id').unique(),
    decidedById: uuid('decided_by_id').references(() => user.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    doneAt: moment('done_at'),
    /** When to contact the provider next; null if nothing is left to do. */
    nextTryAt: moment('next_try_at'),
    tries: integer('tries').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
  },
  (table) => [
    index('refund_order_idx').on(table.orderId),
    // One open refund per payment: a second click or a second reason finds it.
    uniqueIndex('refund_open_idx')
      .on(table.paymentId)
      .where(sql`${table.state} in ('asked', 'sending', 'sent')`),
    index('refund_try_idx').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
  ],
)

/** A webhook event of the provider; the same event may arrive more than once. */
export const webhookEvent = pgTable('webhook_event', {
  id: text('id').primaryKey(),
  event: text('event').notNull(),
  /** What processing it did, in one word, for tracing a payment. */
  effect: text('effect').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

export const ledgerAccounts = ['gateway', 'pending', 'sales'] as const

/**
 * Double-entry bookkeeping; entries never change. A capture moves money from `gateway` to `pending`, a fulfilment from `pending`
 * to `sales`, and a refund from where the money is back to `gateway`.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** `capture:<payment id>`, `fulfilment:<order id>` or `refund:<refund id>`; prevents double booking. */
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

/** A purchased year of premium. */
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
    /** Set when it was refunded. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('premium_grant_user_idx').on(table.userId)],
)

/** Payments of the embedded test checkout, which imitates a payment provider without moving money. */
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
    // An order can be paid only once.
    uniqueIndex('test_payment_captured_idx')
      .on(table.providerOrderId)
      .where(sql`${table.state} = 'captured'`),
    index('test_payment_order_idx').on(table.providerOrderId),
  ],
)

export const testRefund = pgTable('test_refund', {
  id: text('id').primaryKey(),
  /** Idempotency key: repeated requests return the same refund. */
  key: text('key').notNull().unique(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => testPayment.id),
  amountPaise: integer('amount_paise').notNull(),
  at: moment('at').notNull().defaultNow(),
})
