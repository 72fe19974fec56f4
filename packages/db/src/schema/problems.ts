import type { Comparison, Language, LanguageLimits, TimeLimitBasis } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { bytes, moment } from './column-types.ts'

/** How the programs in `problem_file` that check outputs and inputs are called. */
export interface StoredValidation {
  /** For output validators, where a case names no flags of its own. */
  readonly outputFlags: readonly string[]
  /** For input validators on an input of a learner's own, each the same or by name; null: such inputs are not checked. */
  readonly inputFlags: readonly string[] | Readonly<Record<string, readonly string[]>> | null
  /** By the name of the case, where `inputFlags` is null because they differ; a case that is not listed has none. */
  readonly inputFlagsOfCases?: Readonly<
    Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>
  >
  /** CPU time, memory and size of all written files of one validator on one case. */
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number; readonly outputBytes: number }
}

/**
 * Any bytes, kept once under their SHA-256 however many versions, cases or packages hold them. What nothing refers to any
 * more is swept after two days; until then an upload that no save has taken yet stays.
 */
export const storedFile = pgTable('stored_file', {
  hash: bytes('hash').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** A problem in the lists; what it says and how it is judged stands in its versions. */
export const problem = pgTable(
  'problem',
  {
    id: uuid('id').primaryKey(),
    /** Name of the package it came from; null for a problem made in the admin area. */
    slug: text('slug'),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** That of the current version; a draft without one counts as easy, which no list shows. */
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    tags: text('tags').notNull(),
    creatorId: uuid('creator_id').references(() => user.id, { onDelete: 'set null' }),
    /** The current one; 0 while the first one waits for its reference solutions to be judged, and then no list shows it. */
    version: integer('version').notNull().default(1),
    /** That of the current version. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** null: a draft; in the future: scheduled; otherwise learners see it. */
    publishedAt: moment('published_at').defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // What is only being saved takes no name: a save that ends with its server would keep it from everybody.
    uniqueIndex('problem_slug_idx')
      .on(table.slug)
      .where(sql`${table.deletedAt} is null and ${table.version} > 0`),
    uniqueIndex('problem_title_idx')
      .on(sql`lower(${table.title})`)
      .where(sql`${table.deletedAt} is null and ${table.version} > 0`),
    uniqueIndex('problem_number_idx')
      .on(table.number)
      .where(sql`${table.deletedAt} is null and ${table.version} > 0`),
  ],
)

/** A problem as it was saved once; never changed afterwards. */
export const problemVersion = pgTable(
  'problem_version',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** From 1; that of a save that was refused may be given to another. */
    version: integer('version').notNull(),
    /**
     * The version since which everything that a judge reads has been the same. Cases and programs are stored under it,
     * judges key their caches by it and by `judgedHash`, and only submissions of one revision are compared with each other.
     */
    revision: integer('revision').notNull(),
    /** True while its reference solutions are judged, before it becomes the current version or is given up. */
    isCandidate: boolean('is_candidate').notNull().default(false),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** '': a draft for which none was chosen yet. */
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard', ''] }).notNull(),
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
    /** True: carriage returns of inputs and answers are a part of the problem, and kept in a learner's own inputs, too. */
    keepsCarriageReturns: boolean('keeps_carriage_returns').notNull().default(false),
    /** Goes before factor and `sameLimits` where it names a language. */
    languageLimits: jsonb('language_limits').$type<LanguageLimits>().notNull().default({}),
    comparison: jsonb('comparison').$type<Comparison>().notNull(),
    /** null where no program of the problem checks outputs or inputs. */
    validation: jsonb('validation').$type<StoredValidation>(),
    showFailingCase: boolean('show_failing_case').notNull().default(true),
    startCode: jsonb('start_code').$type<{ language: Language; initialCode: string }[]>().notNull(),
    referenceSolution: jsonb('reference_solution')
      .$type<{ language: Language; completeCode: string; video?: string | undefined }[]>()
      .notNull(),
    /** Of the visible cases, in their order. */
    explanations: jsonb('explanations').$type<string[]>().notNull().default([]),
    hints: jsonb('hints').$type<string[]>().notNull(),
    editorial: text('editorial').notNull().default(''),
    attribution: text('attribution'),
    /** Of what this version's judges read; the next save keeps the revision when its own is the same. */
    judgedHash: text('judged_hash'),
    /** When all its reference solutions were Accepted; null: nobody has tried. */
    verifiedAt: moment('verified_at'),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.version] }),
    index('problem_version_candidate_idx').on(table.createdAt).where(sql`${table.isCandidate}`),
  ],
)

export const testCase = pgTable(
  'test_case',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    /** From 1 in the order of judging: visible cases first. */
    ordinal: integer('ordinal').notNull(),
    isVisible: boolean('is_visible').notNull(),
    inputHash: bytes('input_hash')
      .notNull()
      .references(() => storedFile.hash),
    outputHash: bytes('output_hash')
      .notNull()
      .references(() => storedFile.hash),
    /** In its package; empty for one that was typed. */
    name: text('name').notNull().default(''),
    /** null: that of the problem. */
    comparison: jsonb('comparison').$type<Comparison>(),
    /** For the problem's own output validators; null: those of the problem. */
    validatorFlags: jsonb('validator_flags').$type<readonly string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.revision, table.ordinal] }),
    index('test_case_input_idx').on(table.inputHash),
    index('test_case_output_idx').on(table.outputHash),
  ],
)

export const programRoles = ['output_validator', 'input_validator', 'include'] as const

/** A file of a program that comes with a problem: a validator's, or one that every submission in a language gets. */
export const problemFile = pgTable(
  'problem_file',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    role: text('role', { enum: programRoles }).notNull(),
    /** Path of the program in its package; for included files the language. */
    program: text('program').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.revision, table.role, table.program, table.name] }),
  ],
)

/** Pictures of statements; an older version shows the newest picture of the name. */
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
