import { type JudgedCase, type Outcome, type RejudgeFilter, rejudgeStates } from '@codedojo/contract'
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
import { moment } from './column-types.ts'
import { problem } from './problems.ts'
import { submission } from './submissions.ts'

/**
 * Judging the submissions of a problem once more, on its current version: first dry, so that it is seen which verdicts
 * would change, then applied or cancelled.
 */
export const rejudge = pgTable(
  'rejudge',
  {
    id: uuid('id').primaryKey(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** What the submissions are judged on. */
    revision: integer('revision').notNull(),
    version: integer('version').notNull(),
    filter: jsonb('filter').$type<RejudgeFilter>().notNull(),
    state: text('state', { enum: rejudgeStates }).notNull().default('judging'),
    /** Submissions that fitted at its start; once all are judged, those that were. */
    total: integer('total').notNull(),
    /** Submissions taken in so far, the last one in the order of ids, and whether there are no more. */
    enrolled: integer('enrolled').notNull().default(0),
    enrolledTo: uuid('enrolled_to'),
    isEnrolled: boolean('is_enrolled').notNull().default(false),
    /** Verdicts that would change or, once applied, were changed; null before all are judged. */
    changed: integer('changed'),
    /** While it is applied, and then: submissions gone through, and the last one in the order of ids. */
    applied: integer('applied').notNull().default(0),
    appliedTo: uuid('applied_to'),
    /** Of these, the ones that got a new outcome, and the ones whose verdict is another by it. */
    replaced: integer('replaced').notNull().default(0),
    replacedVerdicts: integer('replaced_verdicts').notNull().default(0),
    /** Who applied it, for the audit log: it is written when the last submission has its verdict. */
    appliedById: uuid('applied_by_id').references(() => user.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One at a time, or the second would be applied on what the first has changed.
    uniqueIndex('rejudge_open_idx')
      .on(table.problemId)
      .where(sql`${table.state} in ('judging', 'ready', 'applying')`),
    index('rejudge_problem_idx').on(table.problemId),
  ],
)

/** One submission in a rejudge: with an outcome once it was judged again. */
export const rejudgedSubmission = pgTable(
  'rejudged_submission',
  {
    rejudgeId: uuid('rejudge_id')
      .notNull()
      .references(() => rejudge.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    /** The job that judges it, or did so last. */
    jobId: uuid('job_id').notNull(),
    /** How often it was judged, or is being judged now. */
    runs: integer('runs').notNull().default(1),
    statusBefore: text('status_before').notNull(),
    passedBefore: integer('passed_before'),
    totalBefore: integer('total_before'),
    statusAfter: text('status_after'),
    passedAfter: integer('passed_after').generatedAlwaysAs(sql`(outcome->>'passed')::integer`),
    totalAfter: integer('total_after').generatedAlwaysAs(sql`(outcome->>'total')::integer`),
    outcome: jsonb('outcome').$type<Outcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.rejudgeId, table.submissionId] }),
    uniqueIndex('rejudged_submission_job_idx').on(table.jobId),
    index('rejudged_submission_submission_idx').on(table.submissionId),
    // What is still to be judged, what changes, and how many go from which verdict to which, without the outcomes.
    index('rejudged_submission_open_idx').on(table.rejudgeId).where(sql`${table.statusAfter} is null`),
    index('rejudged_submission_changed_idx')
      .on(table.rejudgeId, table.submissionId)
      .where(sql`${table.statusAfter} <> ${table.statusBefore}`),
    index('rejudged_submission_counts_idx').on(table.rejudgeId, table.statusBefore, table.statusAfter),
  ],
)

/** A verdict that a submission had until a rejudge replaced it. */
export const formerVerdict = pgTable(
  'former_verdict',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    rejudgeId: uuid('rejudge_id')
      .notNull()
      .references(() => rejudge.id, { onDelete: 'cascade' }),
    problemRevision: integer('problem_revision').notNull(),
    problemVersion: integer('problem_version'),
    status: text('status').notNull(),
    runtimeMs: doublePrecision('runtime_ms'),
    memoryKb: doublePrecision('memory_kb'),
    passed: integer('passed'),
    total: integer('total'),
    compileMessage: text('compile_message'),
    errorMessage: text('error_message'),
    cases: jsonb('cases').$type<JudgedCase[]>(),
    limitsEnforced: boolean('limits_enforced'),
    judgedAt: moment('judged_at'),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.rejudgeId] })],
)
