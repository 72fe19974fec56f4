import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { bytes, moment } from './column-types.ts'

/** What this installation remembers of itself: the key that signs its cookies, the starter content it has loaded. */
export const installationFact = pgTable('installation_fact', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})

/** What was made under a request key: whoever sends the same once more is answered as the first time. */
export const answeredRequest = pgTable(
  'answered_request',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** HMAC of what was asked under the key, which may hold a password: without the key, which is kept nowhere, nobody can guess it. */
    askedHash: bytes('asked_hash').notNull(),
    /** null: only within the transaction that makes it. */
    madeId: uuid('made_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('answered_request_at_idx').on(table.at),
  ],
)
