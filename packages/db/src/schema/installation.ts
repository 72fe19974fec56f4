import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { bytes, moment } from './column-types.ts'

/** Facts about the installation itself, such as the key that signs cookies and the starter content already loaded. */
export const installationFact = pgTable('installation_fact', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** Codes with which people create accounts where nobody else may. */
export const invitationCode = pgTable('invitation_code', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** How many accounts it may create. */
  most: integer('most').notNull(),
  used: integer('used').notNull().default(0),
  endsAt: moment('ends_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/**
 * Which item a request with a request key created (an idempotency key), so that a repeated request creates nothing and gets the
 * same response.
 */
export const answeredRequest = pgTable(
  'answered_request',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the request key. */
    keyHash: bytes('key_hash').notNull(),
    /**
     * HMAC of the request under its key. The request may contain a password, which nobody can guess from this without the key,
     * and the key is stored nowhere.
     */
    askedHash: bytes('asked_hash').notNull(),
    /** Id of what was created; null only within the transaction that creates it. */
    madeId: uuid('made_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('answered_request_at_idx').on(table.at),
  ],
)
