import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Sets of integers, in PostgreSQL's notation: `{[0,12),[30,42)}`. */
export const intMultirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** Source code stored as bytes, because a PostgreSQL text cannot contain NUL. A lone surrogate becomes U+FFFD. */
export const sourceText = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (text) => Buffer.from(text),
  fromDriver: (stored) => stored.toString(),
})
