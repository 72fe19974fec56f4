import {
  type JudgedCase,
  type Language,
  type Outcome,
  type Progress,
  type RejudgeFilter,
  rejudgeStates,
  reportStates,
  reportSubjects,
} from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
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
import { bytes, moment } from './column-types.ts'
import { problem, storedFile } from './problems.ts'

/** A program as its bytes, because a text of PostgreSQL holds no NUL. Half a surrogate pair becomes U+FFFD. */
const sourceText = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (text) => Buffer.from(text),
  fromDriver: (stored) => stored.toString(),
})

/** A learner's attempt, kept for good. Its id is that of the job that judged it. */
export const submission = pgTable(
  'submission',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id),
    problemRevision: integer('problem_revision').notNull(),
    /** The version that its author saw; null for a submission from before there were versions. */
    problemVersion: integer('problem_version'),
    language: text('language').$type<Language>().notNull(),
    code: sourceText('code').notNull(),
    status: text('status').notNull().default('In Queue'),
    runtimeMs: doublePrecision('runtime_ms'),
    memoryKb: doublePrecision('memory_kb'),
    passed: integer('passed'),
    total: integer('total'),
    compileMessage: text('compile_message'),
    errorMessage: text('error_message'),
    cases: jsonb('cases').$type<JudgedCase[]>(),
    limitsEnforced: boolean('limits_enforced'),
    createdAt: moment('created_at').notNull().defaultNow(),
    judgedAt: moment('judged_at'),
  },
  (table) => [
    // In the very order of the list of submissions, so that a page of a long list is read and not sorted.
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
    // By id, because a rejudge goes through them in steps.
    index('submission_problem_idx').on(table.problemId, table.id),
    // How many there were on each day, without a look into the rows.
    index('submission_created_idx').on(table.createdAt),
    // Answers which runtimes others had without a look into the rows themselves, which hold code and cases.
    index('submission_accepted_runtime_idx')
      .on(table.problemId, table.problemRevision, table.language, table.userId, table.runtimeMs)
      .where(sql`${table.status} = 'Accepted'`),
  ],
)

/**
 * How much the CPU time of an Accepted program varies: the case that took longest, run again by the judge that gave the
 * verdict when it had nothing else to do. The submission itself never changes by it.
 */
export const runtimeSpread = pgTable('runtime_spread', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submission.id, { onDelete: 'cascade' }),
  /** CPU times of the repeated runs, in whole milliseconds. */
  runsMs: integer('runs_ms').array().notNull(),
  measuredAt: moment('measured_at').notNull().defaultNow(),
})

/**
 * What a job is for. `run` and `submit` are a learner's. `reference` judges a reference solution on all cases of a version
 * that waits to be published, `outputs` lets it write the expected outputs, `rejudge` judges a submission once more without
 * changing it, `examine` verifies an uploaded package and measures its time limit.
 */
export const jobKinds = ['run', 'submit', 'reference', 'outputs', 'rejudge', 'examine'] as const
export type JobKind = (typeof jobKinds)[number]

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
    /** The caller's own name for the request; repeating it makes no second job. */
    requestKey: text('request_key'),
    priority: integer('priority').notNull(),
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
    /** Until then no judge takes it again; null: at once. */
    retryAt: moment('retry_at'),
    judgeId: uuid('judge_id'),
    progress: jsonb('progress').$type<Progress>(),
    outcome: jsonb('outcome').$type<Outcome>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('judge_job_request_idx').on(table.userId, table.requestKey),
    // The language is in it so that a judge of few languages need not read the rows of the others.
    index('judge_job_queued_idx')
      .on(table.priority, table.createdAt, table.language)
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

/** A learner's word on what is wrong with a problem, with everything an admin needs to look at it. */
export const problemReport = pgTable(
  'problem_report',
  {
    id: uuid('id').primaryKey(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** The version that was on the reporter's screen. */
    problemVersion: integer('problem_version').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    submissionId: uuid('submission_id').references(() => submission.id, { onDelete: 'set null' }),
    about: text('about', { enum: reportSubjects }).notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    /** The admin's answer, which the reporter reads. */
    answer: text('answer').notNull().default(''),
    closedById: uuid('closed_by_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    // What somebody says once more about the same adds to what is open.
    uniqueIndex('problem_report_open_idx')
      .on(table.userId, table.problemId, table.about)
      .where(sql`${table.state} = 'open'`),
    index('problem_report_state_idx').on(table.state, table.createdAt),
    index('problem_report_problem_idx').on(table.problemId),
    index('problem_report_user_idx').on(table.userId),
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

/** What stands in a user's editor, one row a problem and language. */
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
    code: sourceText('code').notNull(),
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId, table.language] })],
)
