import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'

/** A picture that an admin uploaded, re-encoded as WebP, under the SHA-256 of what is kept. */
export const picture = pgTable('picture', {
  hash: bytes('hash').primaryKey(),
  content: bytes('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** Something of the store. Deleted ones stay, because orders name them. */
export const product = pgTable(
  'product',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Of what nobody has paid for, whether an unpaid order holds it or not. */
    stock: integer('stock').notNull(),
    /** A path of this installation or an https address; empty: none. */
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
