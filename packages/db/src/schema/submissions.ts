import type { CodeMode, JudgedCase, Language, Repair, SubtaskResult } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
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
import { moment, sourceText } from './column-types.ts'
import { contest } from './contests.ts'
import { problem } from './problems.ts'

/** A learner's submission, kept permanently. Its id is that of the job that judged it. */
export const submission = pgTable(
  'submission',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id),
    problemRevision: integer('problem_revision').notNull(),
    /** The version that its author saw; null for submissions older than versions. */
    problemVersion: integer('problem_version'),
    /** The contest in which it was made; null if none, or if the contest was deleted. */
    contestId: uuid('contest_id').references(() => contest.id, { onDelete: 'set null' }),
    /** Idempotency key of the client; null if none was sent. */
    requestKey: text('request_key'),
    language: text('language').$type<Language>().notNull(),
    code: sourceText('code').notNull(),
    /** Whether the code is a whole program or only the function of the problem's signature. */
    mode: text('mode').$type<CodeMode>().notNull().default('stdin'),
    status: text('status').notNull().default('In Queue'),
    runtimeMs: doublePrecision('runtime_ms'),
    memoryKb: doublePrecision('memory_kb'),
    passed: integer('passed'),
    total: integer('total'),
    compileMessage: text('compile_message'),
    errorMessage: text('error_message'),
    cases: jsonb('cases').$type<JudgedCase[]>(),
    limitsEnforced: boolean('limits_enforced'),
    /** Points, and the most that the problem gives; null for a pass-fail problem and before the verdict. */
    score: doublePrecision('score'),
    maxScore: doublePrecision('max_score'),
    subtasks: jsonb('subtasks').$type<SubtaskResult[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    judgedAt: moment('judged_at'),
  },
  (table) => [
    // In the order of the submission list, so that pages are read without sorting.
    index('submission_user_problem_idx').on(
      table.userId,
      table.problemId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('submission_user_idx').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // For computing scoreboards.
    index('submission_contest_idx')
      .on(table.contestId, table.createdAt)
      .where(sql`${table.contestId} is not null`),
    uniqueIndex('submission_request_idx')
      .on(table.userId, table.requestKey)
      .where(sql`${table.requestKey} is not null`),
    // By id, because a rejudge processes them in batches.
    index('submission_problem_idx').on(table.problemId, table.id),
    // For counts per day by an index-only scan.
    index('submission_created_idx').on(table.createdAt),
    // For the best score of a person on each problem.
    index('submission_score_idx')
      .on(table.userId, table.problemId, table.score)
      .where(sql`${table.score} is not null`),
    // For comparing runtimes by an index-only scan, because the rows hold large code and case data.
    index('submission_accepted_runtime_idx')
      .on(table.problemId, table.problemRevision, table.language, table.userId, table.runtimeMs)
      .where(sql`${table.status} = 'Accepted'`),
  ],
)

/**
 * How much the CPU time of an Accepted program varies: the slowest case, run again by the judge that gave the verdict while it
 * was idle. The submission itself is not changed.
 */
export const runtimeSpread = pgTable('runtime_spread', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submission.id, { onDelete: 'cascade' }),
  /** CPU times of the repeated runs, in whole milliseconds. */
  runsMs: integer('runs_ms').array().notNull(),
  measuredAt: moment('measured_at').notNull().defaultNow(),
})

/** What a judge found while it was idle: one small change that makes a wrong program right on every case of its problem. */
export const submissionRepair = pgTable('submission_repair', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submission.id, { onDelete: 'cascade' }),
  repair: jsonb('repair').$type<Repair>().notNull(),
  foundAt: moment('found_at').notNull().defaultNow(),
})

export const solved = pgTable(
  'solved',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** The first Accepted submission. */
    submissionId: uuid('submission_id').notNull(),
    solvedAt: moment('solved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId] })],
)

/** A user's custom inputs, one row per problem. */
export const customInputs = pgTable(
  'custom_inputs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** In display order. */
    inputs: jsonb('inputs').$type<readonly string[]>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId] })],
)

/** The code in a user's editor, one row per problem, language and mode. */
export const draft = pgTable(
  'draft',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    mode: text('mode').$type<CodeMode>().notNull().default('stdin'),
    code: sourceText('code').notNull(),
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId, table.language, table.mode] })],
)
