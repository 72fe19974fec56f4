import {
  type JudgedCase,
  type Outcome,
  type RejudgeFilter,
  rejudgeStates,
  type SubtaskResult,
} from '@codedojo/contract'
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
 * Judging a problem's submissions again on its current version: first as a dry run that shows which verdicts would change, then
 * applied or cancelled.
 */
export const rejudge = pgTable(
  'rejudge',
  {
    id: uuid('id').primaryKey(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** The revision on which the submissions are judged. */
    revision: integer('revision').notNull(),
    version: integer('version').notNull(),
    filter: jsonb('filter').$type<RejudgeFilter>().notNull(),
    state: text('state', { enum: rejudgeStates }).notNull().default('judging'),
    /** Number of matching submissions at its start; once all are judged, the number actually judged. */
    total: integer('total').notNull(),
    /**
     * Number of submissions enrolled so far, the id of the last one (they are enrolled in id order), and whether that was all.
     */
    enrolled: integer('enrolled').notNull().default(0),
    enrolledTo: uuid('enrolled_to'),
    isEnrolled: boolean('is_enrolled').notNull().default(false),
    /** Number of verdicts that would change or, once applied, have changed; null before all are judged. */
    changed: integer('changed'),
    /** While applying and afterwards: number of submissions processed, and the id of the last one (in id order). */
    applied: integer('applied').notNull().default(0),
    appliedTo: uuid('applied_to'),
    /** Of these, the number that got a new outcome, and the number whose verdict changed by it. */
    replaced: integer('replaced').notNull().default(0),
    replacedVerdicts: integer('replaced_verdicts').notNull().default(0),
    /** The admin who applied it, for the audit log, which is written when the last submission has its verdict. */
    appliedById: uuid('applied_by_id').references(() => user.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // One open rejudge per problem, otherwise the second would be applied on top of the first one's changes.
    uniqueIndex('rejudge_open_idx')
      .on(table.problemId)
      .where(sql`${table.state} in ('judging', 'ready', 'applying')`),
    index('rejudge_problem_idx').on(table.problemId),
  ],
)

/** A submission in a rejudge, with its new outcome once judged. */
export const rejudgedSubmission = pgTable(
  'rejudged_submission',
  {
    rejudgeId: uuid('rejudge_id')
      .notNull()
      .references(() => rejudge.id, { onDelete: 'cascade' }),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    /** The job that judges it now or did last. */
    jobId: uuid('job_id').notNull(),
    /** How often it was judged, including the current job. */
    runs: integer('runs').notNull().default(1),
    statusBefore: text('status_before').notNull(),
    passedBefore: integer('passed_before'),
    totalBefore: integer('total_before'),
    statusAfter: text('status_after'),
    passedAfter: integer('passed_after').generatedAlwaysAs(sql`(outcome->>'passed')::integer`),
    totalAfter: integer('total_after').generatedAlwaysAs(sql`(outcome->>'total')::integer`),
    scoreBefore: doublePrecision('score_before'),
    scoreAfter: doublePrecision('score_after').generatedAlwaysAs(sql`(outcome->>'score')::double precision`),
    outcome: jsonb('outcome').$type<Outcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.rejudgeId, table.submissionId] }),
    uniqueIndex('rejudged_submission_job_idx').on(table.jobId),
    index('rejudged_submission_submission_idx').on(table.submissionId),
    // Partial indexes for what is still to be judged, what changes, and the counts of verdict changes, without reading outcomes.
    index('rejudged_submission_open_idx').on(table.rejudgeId).where(sql`${table.statusAfter} is null`),
    index('rejudged_submission_changed_idx')
      .on(table.rejudgeId, table.submissionId)
      .where(sql`${table.statusAfter} <> ${table.statusBefore}`),
    index('rejudged_submission_counts_idx').on(table.rejudgeId, table.statusBefore, table.statusAfter),
  ],
)

/** A verdict that a rejudge replaced. */
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
    score: doublePrecision('score'),
    maxScore: doublePrecision('max_score'),
    subtasks: jsonb('subtasks').$type<SubtaskResult[]>(),
    judgedAt: moment('judged_at'),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.rejudgeId] })],
)
