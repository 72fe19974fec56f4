import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment of time, kept with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Sets of whole numbers, written as PostgreSQL does: `{[0,12),[30,42)}`. */
export const intMultirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** A program as its bytes, because a text of PostgreSQL holds no NUL. Half a surrogate pair becomes U+FFFD. */
export const sourceText = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (text) => Buffer.from(text),
  fromDriver: (stored) => stored.toString(),
})
