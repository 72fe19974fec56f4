import type { CodeMode, Language, Outcome, Progress } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { bytes, moment, sourceText } from './column-types.ts'
import { problem, storedFile } from './problems.ts'

/**
 * The purpose of a job. `run` and `submit` come from learners. `reference` judges a reference solution on all cases of a version
 * that is to be published, `outputs` produces expected outputs with it, `rejudge` judges a submission again without changing it,
 * `examine` checks an uploaded package and measures its time limit, `guard` finds out whether an assistant's code is Accepted,
 * `smallest` searches for a smallest input on which a program is wrong, `lesson` runs a program of a lesson on one input, without
 * a problem, `mistake` judges a known mistake of a problem on all its cases, and `dialogue` runs a program whose learner plays the
 * interactor.
 */
export const jobKinds = [
  'run',
  'submit',
  'reference',
  'outputs',
  'rejudge',
  'examine',
  'guard',
  'smallest',
  'lesson',
  'mistake',
  'dialogue',
] as const
export type JobKind = (typeof jobKinds)[number]

/** The kinds whose owner did not ask for them: they come last, run on nobody's account and are told to nobody. */
export const backgroundKinds = ['rejudge', 'mistake'] as const satisfies readonly JobKind[]

export function isBackground(kind: JobKind): kind is (typeof backgroundKinds)[number] {
  return backgroundKinds.some((each) => each === kind)
}

/** The expected run time in milliseconds of a job whose user has no history: nothing tells who will compute for ten seconds. */
export const defaultExpectedJobMs = 5000

/** A unit of work for judges, with its result until that was fetched. Rows are deleted an hour after they are done. */
export const judgeJob = pgTable(
  'judge_job',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** null for a `lesson` job only. */
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'cascade' }),
    /** Hash of the package of an `examine` job, in `stored_file`; null for other kinds. */
    packageHash: bytes('package_hash').references(() => storedFile.hash),
    /** The revision of the problem when the job was created; its cases and limits are used. 0 for a `lesson` job. */
    problemRevision: integer('problem_revision').notNull(),
    language: text('language').$type<Language>().notNull(),
    code: sourceText('code').notNull(),
    /** `function` only for a learner's code on a problem with a signature. */
    mode: text('mode').$type<CodeMode>().notNull().default('stdin'),
    /** The answers of a `dialogue` job, each as the JSON of a `HandAnswer`. */
    customInputs: jsonb('custom_inputs').$type<string[]>().notNull(),
    /**
     * Made within a contest: judging ends at the first case that is not Accepted, and custom inputs are run without an expected
     * output.
     */
    isContest: boolean('is_contest').notNull().default(false),
    /** Idempotency key chosen by the client; a repeated request creates no second job. */
    requestKey: text('request_key'),
    priority: integer('priority').notNull(),
    /**
     * How long its programs are expected to run, in milliseconds, estimated at creation from its user's history. A judge whose
     * places are held by long jobs still claims a brief one, and its programs are scheduled first.
     */
    expectedMs: integer('expected_ms').notNull().default(defaultExpectedJobMs),
    /** How long its programs and compilers ran, in milliseconds; null until done, or if not measured. */
    ranMs: integer('ran_ms'),
    state: text('state', { enum: ['queued', 'judging', 'done'] })
      .notNull()
      .default('queued'),
    /** Incremented by every claim; a fencing token: a judge that was considered lost holds an older number and cannot write. */
    attempt: integer('attempt').notNull().default(0),
    /** Claims that a living judge returned because it stopped or had a fault; they do not count as attempts. */
    givenBack: integer('given_back').notNull().default(0),
    /** Claims that ended with a fault of the judge or its machine, such as a full disk. */
    faults: integer('faults').notNull().default(0),
    firstFaultAt: moment('first_fault_at'),
    /** No judge claims it before this time. null, or more than a minute ahead (the clock was set back): immediately. */
    retryAt: moment('retry_at'),
    judgeId: uuid('judge_id'),
    progress: jsonb('progress').$type<Progress>(),
    outcome: jsonb('outcome').$type<Outcome>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the last claim; null if never claimed. */
    claimedAt: moment('claimed_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('judge_job_request_idx').on(table.userId, table.requestKey),
    // Includes the language, so that a judge with few languages need not scan other rows, and the expected time for the same
    // reason.
    index('judge_job_queued_idx')
      .on(table.priority, table.createdAt, table.language, table.expectedMs)
      .where(sql`${table.state} = 'queued'`),
    index('judge_job_judging_idx').on(table.judgeId).where(sql`${table.state} = 'judging'`),
    index('judge_job_open_idx').on(table.userId).where(sql`${table.state} <> 'done'`),
    index('judge_job_finished_idx').on(table.finishedAt),
    check('judge_job_problem_check', sql`(${table.kind} = 'lesson') = (${table.problemId} is null)`),
  ],
)

/** The complete output of a reference solution for one case of an `outputs` job. Deleted with its job. */
export const judgedOutput = pgTable(
  'judged_output',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => judgeJob.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    hash: bytes('hash')
      .notNull()
      .references(() => storedFile.hash),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.ordinal] }),
    index('judged_output_hash_idx').on(table.hash),
  ],
)

/** A running judge process. It renews its lease by heartbeats and is considered lost when the lease has expired. */
export const judge = pgTable('judge', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slots: integer('slots').notNull(),
  sandbox: text('sandbox', { enum: ['cgroup1', 'cgroup2', 'none'] }).notNull(),
  limitsEnforced: boolean('limits_enforced').notNull(),
  works: boolean('works').notNull(),
  detail: text('detail').notNull(),
  cure: text('cure'),
  languages: jsonb('languages').$type<{ language: Language; version: string; works: boolean }[]>().notNull(),
  /** Identifies its process, so that another judge on the same machine can detect that it has ended. */
  processKey: text('process_key').notNull().default(''),
  startedAt: moment('started_at').notNull().defaultNow(),
  heartbeatAt: moment('heartbeat_at').notNull().defaultNow(),
  /** By the clock of the database, which all judges share. */
  leaseUntil: moment('lease_until').notNull().defaultNow(),
})
