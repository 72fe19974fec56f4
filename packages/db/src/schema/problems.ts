import type { Comparison, Language, TimeLimitBasis } from '@codedojo/contract'
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

/** How the programs in `problem_file` that check outputs and inputs are called. */
export interface StoredValidation {
  /** For output validators, where a case names no flags of its own. */
  readonly outputFlags: readonly string[]
  /** For input validators on an input of a learner's own, each the same or by name; null: such inputs are not checked. */
  readonly inputFlags: readonly string[] | Readonly<Record<string, readonly string[]>> | null
  /** CPU time, memory and size of all written files of one validator on one case. */
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number; readonly outputBytes: number }
}

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
    /** The measurements, where it was derived from any. */
    timeLimitBasis: jsonb('time_limit_basis').$type<TimeLimitBasis>(),
    /** Of standard output; null for the usual 8 MiB. */
    outputLimitBytes: integer('output_limit_bytes'),
    /** True for packages of others: one limit for every language. */
    sameLimits: boolean('same_limits').notNull().default(false),
    comparison: jsonb('comparison').$type<Comparison>().notNull(),
    /** null where no program of the problem checks outputs or inputs. */
    validation: jsonb('validation').$type<StoredValidation>(),
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
    /** In its package, for example secret/03; empty for a case typed by an admin. */
    name: text('name').notNull().default(''),
    /** null: that of the problem. */
    comparison: jsonb('comparison').$type<Comparison>(),
    /** For the problem's own output validators; null: those of the problem. */
    validatorFlags: jsonb('validator_flags').$type<readonly string[]>(),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.ordinal] })],
)

export const programRoles = ['output_validator', 'input_validator', 'include'] as const

/** A file of a program that comes with a problem: a validator's, or one that every submission in a language gets. */
export const problemFile = pgTable(
  'problem_file',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    role: text('role', { enum: programRoles }).notNull(),
    /** Path of the program in its package; for included files the language. */
    program: text('program').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.role, table.program, table.name] })],
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
