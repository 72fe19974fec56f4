import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

/** A picture uploaded by an admin and re-encoded as WebP, keyed by the SHA-256 of the result. */
export const picture = pgTable('picture', {
  hash: bytes('hash').primaryKey(),
  content: bytes('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** A product of the store. Deleted ones are kept, because orders refer to them. */
export const product = pgTable(
  'product',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Number of unsold items, including those reserved by unpaid orders. */
    stock: integer('stock').notNull(),
    /** A path of this installation or an https URL; empty if none. */
    image: text('image').notNull().default(''),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check('product_price_check', sql`${table.pricePaise} = 0 or ${table.pricePaise} >= 100`),
    check('product_stock_check', sql`${table.stock} >= 0`),
  ],
)
