import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What this installation remembers of itself: the key that signs its cookies, the starter content it has loaded. */
export const installationFact = pgTable('installation_fact', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
})
