import type { Language, Outcome, Progress } from '@codedojo/contract'
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
import { bytes, moment, sourceText } from './column-types.ts'
import { problem, storedFile } from './problems.ts'

/**
 * What a job is for. `run` and `submit` are a learner's. `reference` judges a reference solution on all cases of a version
 * that waits to be published, `outputs` lets it write the expected outputs, `rejudge` judges a submission once more without
 * changing it, `examine` verifies an uploaded package and measures its time limit, `guard` tells whether code that an
 * assistant wrote is Accepted, and `smallest` searches a smallest input on which a program is wrong.
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
] as const
export type JobKind = (typeof jobKinds)[number]

/** What is expected of a job whose user is not known: nothing tells who will compute for ten seconds. */
export const unknownJobMs = 5000

/** The work to be done for a run or a submission, and the answer until it was fetched. Rows go an hour after they are done. */
export const judgeJob = pgTable(
  'judge_job',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** The package that `examine` is about, in `stored_file`; null for other kinds. */
    packageHash: bytes('package_hash').references(() => storedFile.hash),
    /** What the problem was when the work was asked for: the cases and limits that it is judged with. */
    problemRevision: integer('problem_revision').notNull(),
    language: text('language').$type<Language>().notNull(),
    code: sourceText('code').notNull(),
    customInputs: jsonb('custom_inputs').$type<string[]>().notNull(),
    /** Within a contest: judging ends at the first case that is not Accepted, and own inputs are run without an expected output. */
    isContest: boolean('is_contest').notNull().default(false),
    /** The caller's own name for the request; repeating it makes no second job. */
    requestKey: text('request_key'),
    priority: integer('priority').notNull(),
    /**
     * For how long its programs will run, in milliseconds, by what is known of its user when it is made: a judge whose places are held
     * by long jobs takes a brief one all the same, and its programs go first.
     */
    expectedMs: integer('expected_ms').notNull().default(unknownJobMs),
    /** For how long its programs ran, compilers too, in milliseconds; null until it is done, and where nobody measured it. */
    ranMs: integer('ran_ms'),
    state: text('state', { enum: ['queued', 'judging', 'done'] })
      .notNull()
      .default('queued'),
    /** Rises with every claim. A judge that was given up for dead holds an older number and can write nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that a living judge gave back, because it was told to stop or had a fault: they count as no try. */
    givenBack: integer('given_back').notNull().default(0),
    /** Attempts that ended with a fault of the judge or its machine, such as a full disk. */
    faults: integer('faults').notNull().default(0),
    firstFaultAt: moment('first_fault_at'),
    /** Until then no judge takes it again; null, or more than a minute ahead, where the clock was set back: at once. */
    retryAt: moment('retry_at'),
    judgeId: uuid('judge_id'),
    progress: jsonb('progress').$type<Progress>(),
    outcome: jsonb('outcome').$type<Outcome>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When a judge took it last; null: none has. */
    claimedAt: moment('claimed_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('judge_job_request_idx').on(table.userId, table.requestKey),
    // The language is in it so that a judge of few languages need not read the rows of the others; so is what is expected.
    index('judge_job_queued_idx')
      .on(table.priority, table.createdAt, table.language, table.expectedMs)
      .where(sql`${table.state} = 'queued'`),
    index('judge_job_judging_idx').on(table.judgeId).where(sql`${table.state} = 'judging'`),
    index('judge_job_open_idx').on(table.userId).where(sql`${table.state} <> 'done'`),
    index('judge_job_finished_idx').on(table.finishedAt),
  ],
)

/** What a reference solution printed for one case of an `outputs` job, in full. Goes with its job. */
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

/** A judge process, while it lives: it renews its lease again and again, and is taken for lost when the lease has run out. */
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
  /** Tells its process from every other, so that another judge of the same machine can see that it has ended. */
  processKey: text('process_key').notNull().default(''),
  startedAt: moment('started_at').notNull().defaultNow(),
  heartbeatAt: moment('heartbeat_at').notNull().defaultNow(),
  /** By the clock of the database, which is the same for all. */
  leaseUntil: moment('lease_until').notNull().defaultNow(),
})
