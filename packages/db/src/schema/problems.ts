import type {
  Comparison,
  Language,
  LanguageLimits,
  ScoreGroup,
  StoredSignature,
  TimeLimitBasis,
  Translation,
} from '@codedojo/contract'
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

/** Arguments and limits of the validators in `problem_file`. */
export interface StoredValidation {
  /** Flags for output validators in cases without flags of their own. */
  readonly outputFlags: readonly string[]
  /**
   * Flags for input validators on custom inputs, the same for all or by validator name; null if custom inputs are not checked.
   */
  readonly inputFlags: readonly string[] | Readonly<Record<string, readonly string[]>> | null
  /** By case name, if `inputFlags` is null because they differ; a case that is not listed has none. */
  readonly inputFlagsOfCases?: Readonly<
    Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>
  >
  /** True if the only output validator is an interactor, which talks to the program while this runs. Absent: false. */
  readonly isInteractive?: boolean
  /** How often a program is run on one case at most, each time on an input that the output validator makes. Absent: once. */
  readonly maxPasses?: number
  /** CPU time, memory and total file size of one validator on one case. */
  readonly limits: { readonly timeMs: number; readonly memoryBytes: number; readonly outputBytes: number }
}

/**
 * Files stored by SHA-256, once however many versions, cases or packages contain them. Unreferenced files are deleted after two
 * days; until then uploads not yet saved are kept.
 */
export const storedFile = pgTable('stored_file', {
  hash: bytes('hash').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** A problem as shown in lists; its content and judging data are in its versions. */
export const problem = pgTable(
  'problem',
  {
    id: uuid('id').primaryKey(),
    /** Name of the imported package; null for a problem made in the admin area. */
    slug: text('slug'),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    /** Difficulty of the current version; a draft without one counts as easy, which no list shows. */
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard'] }).notNull(),
    tags: text('tags').notNull(),
    /** Comma-separated; other names by which learners search for it. */
    alsoCalled: text('also_called').notNull().default(''),
    creatorId: uuid('creator_id').references(() => user.id, { onDelete: 'set null' }),
    /**
     * Number of the current version. 0 while the reference solutions of the first version are being judged; no list shows the
     * problem then.
     */
    version: integer('version').notNull().default(1),
    /** Revision of the current version. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** null for a draft, in the future for a scheduled problem; otherwise learners can see it. */
    publishedAt: moment('published_at').defaultNow(),
    /** A teacher has opened its solution to everybody, where solutions are opened that way. */
    isSolutionOpen: boolean('is_solution_open').notNull().default(false),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // Problems that are still being saved do not occupy the name: a save interrupted by the end of its server would block it.
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

/** One saved state of a problem; never changed afterwards. */
export const problemVersion = pgTable(
  'problem_version',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** From 1; the number of a refused save may be reused. */
    version: integer('version').notNull(),
    /**
     * The version since which everything that a judge reads has been the same. Cases and programs are stored under it, judges
     * cache by it and `judgedHash`, and only submissions of the same revision are compared.
     */
    revision: integer('revision').notNull(),
    /** True while its reference solutions are judged, before it becomes current or is discarded. */
    isCandidate: boolean('is_candidate').notNull().default(false),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Of title and description, as BCP 47 writes it. */
    statementLanguage: text('statement_language').notNull().default('en'),
    /** Title and description in other languages. */
    translations: jsonb('translations').$type<Translation[]>().notNull().default([]),
    /** '' for a draft without a difficulty. */
    difficulty: text('difficulty', { enum: ['easy', 'medium', 'hard', ''] }).notNull(),
    tags: text('tags').notNull(),
    alsoCalled: text('also_called').notNull().default(''),
    /** CPU time per case in C++; other languages get it multiplied by their factor, unless `sameLimits`. */
    timeLimitMs: integer('time_limit_ms').notNull(),
    memoryLimitKb: integer('memory_limit_kb').notNull(),
    /** Origin of the time limit, in words. */
    timeLimitSource: text('time_limit_source').notNull(),
    /** The measurements, if it was derived. */
    timeLimitBasis: jsonb('time_limit_basis').$type<TimeLimitBasis>(),
    /** Limit of standard output; null for the default of 8 MiB. */
    outputLimitBytes: integer('output_limit_bytes'),
    /** True for imported packages: one limit for every language. */
    sameLimits: boolean('same_limits').notNull().default(false),
    /** True if carriage returns of inputs and answers are significant; custom inputs keep theirs, too. */
    keepsCarriageReturns: boolean('keeps_carriage_returns').notNull().default(false),
    /** Overrides factor and `sameLimits` for the languages it names. */
    languageLimits: jsonb('language_limits').$type<LanguageLimits>().notNull().default({}),
    comparison: jsonb('comparison').$type<Comparison>().notNull(),
    /** null if the problem has no validators. */
    validation: jsonb('validation').$type<StoredValidation>(),
    /** How the points of a submission are computed; null for a pass-fail problem. */
    scoring: jsonb('scoring').$type<ScoreGroup>(),
    /** The function that learners may write in place of a whole program; null if there is none. */
    signature: jsonb('signature').$type<StoredSignature>(),
    showFailingCase: boolean('show_failing_case').notNull().default(true),
    startCode: jsonb('start_code').$type<{ language: Language; initialCode: string }[]>().notNull(),
    referenceSolution: jsonb('reference_solution')
      .$type<{ language: Language; completeCode: string; video?: string | undefined }[]>()
      .notNull(),
    /** One per visible case, in order. */
    explanations: jsonb('explanations').$type<string[]>().notNull().default([]),
    /** One per case, visible cases first, '' for a case without a title; empty for versions older than titles. */
    caseTitles: jsonb('case_titles').$type<string[]>().notNull().default([]),
    hints: jsonb('hints').$type<string[]>().notNull(),
    editorial: text('editorial').notNull().default(''),
    attribution: text('attribution'),
    /** Hash of everything that judges read of this version; the next save keeps the revision if its hash is equal. */
    judgedHash: text('judged_hash'),
    /** When all its reference solutions were Accepted; null if not tried. */
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
    /** Name in its package; empty for a case typed in the form. */
    name: text('name').notNull().default(''),
    /** null if the problem's comparison applies. */
    comparison: jsonb('comparison').$type<Comparison>(),
    /** Flags for the problem's output validators; null if the problem's flags apply. */
    validatorFlags: jsonb('validator_flags').$type<readonly string[]>(),
    /** The group in `scoring` whose points depend on it, or `sample`; null in a pass-fail problem. */
    groupName: text('group_name'),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.revision, table.ordinal] }),
    index('test_case_input_idx').on(table.inputHash),
    index('test_case_output_idx').on(table.outputHash),
  ],
)

export const programRoles = ['output_validator', 'input_validator', 'include'] as const

/** A file of a program that comes with a problem: a validator, or a file added to every submission in a language. */
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

/** Pictures of statements, by name; older versions show the newest picture of that name. */
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

/** Counts of judged submissions by all users, stored so that long problem lists need no aggregation. */
export const problemCounter = pgTable('problem_counter', {
  problemId: uuid('problem_id')
    .primaryKey()
    .references(() => problem.id, { onDelete: 'cascade' }),
  submitted: integer('submitted').notNull().default(0),
  accepted: integer('accepted').notNull().default(0),
})
