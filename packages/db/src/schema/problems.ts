import type { Comparison, Language } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const problem = pgTable(
  'problem',
  {
    id: uuid('id').primaryKey(),
    /** Name of the package it came from; null for a problem made in the admin area. */
    slug: text('slug'),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    tags: text('tags').notNull(),
    /** CPU time of one case in C++; other languages get it times their factor, unless `sameLimits`. */
    timeLimitMs: integer('time_limit_ms').notNull(),
    memoryLimitKb: integer('memory_limit_kb').notNull(),
    /** Where the time limit came from, in words. */
    timeLimitSource: text('time_limit_source').notNull(),
    /** True for packages of others: one limit for every language. */
    sameLimits: boolean('same_limits').notNull().default(false),
    comparison: jsonb('comparison').$type<Comparison>().notNull(),
    showFailingCase: boolean('show_failing_case').notNull().default(true),
    startCode: jsonb('start_code').$type<{ language: Language; initialCode: string }[]>().notNull(),
    referenceSolution: jsonb('reference_solution')
      .$type<{ language: Language; completeCode: string; video?: string | undefined }[]>()
      .notNull(),
    hints: jsonb('hints').$type<string[]>().notNull(),
    editorial: text('editorial').notNull().default(''),
    attribution: text('attribution'),
    creatorId: uuid('creator_id').references(() => user.id, { onDelete: 'set null' }),
    /** Rises with every change of cases, limits or comparison: judges key their caches by it. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('problem_slug_idx').on(table.slug).where(sql`${table.deletedAt} is null`),
    uniqueIndex('problem_title_idx').on(sql`lower(${table.title})`).where(sql`${table.deletedAt} is null`),
    index('problem_number_idx').on(table.number),
  ],
)

export const testCase = pgTable(
  'test_case',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** From 1, visible cases first: the order of judging. */
    ordinal: integer('ordinal').notNull(),
    isVisible: boolean('is_visible').notNull(),
    input: bytes('input').notNull(),
    output: bytes('output').notNull(),
    explanation: text('explanation').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.ordinal] })],
)

/** Pictures of a statement. */
export const problemAsset = pgTable(
  'problem_asset',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.name] })],
)

/** Judged submissions of everybody, kept beside the problem so that a list of thousands needs no counting. */
export const problemCounter = pgTable('problem_counter', {
  problemId: uuid('problem_id')
    .primaryKey()
    .references(() => problem.id, { onDelete: 'cascade' }),
  submitted: integer('submitted').notNull().default(0),
  accepted: integer('accepted').notNull().default(0),
})
