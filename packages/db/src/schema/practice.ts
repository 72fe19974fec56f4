import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'
import { problem } from './problems.ts'

/** When a user first and last opened a problem. */
export const problemVisit = pgTable(
  'problem_visit',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    firstAt: moment('first_at').notNull().defaultNow(),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId] })],
)

/** A user's list of problems; one list of each user is the favourites. */
export const problemList = pgTable(
  'problem_list',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isFavourites: boolean('is_favourites').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('problem_list_name_idx').on(table.userId, sql`lower(${table.name})`),
    uniqueIndex('problem_list_favourites_idx').on(table.userId).where(sql`${table.isFavourites}`),
  ],
)

export const problemListEntry = pgTable(
  'problem_list_entry',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => problemList.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** Order of the entries; gaps are allowed. */
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.problemId] }),
    index('problem_list_entry_problem_idx').on(table.problemId),
  ],
)

/** A user's private note on a problem, in Markdown. Deleting it keeps the row with an empty text. */
export const problemNote = pgTable(
  'problem_note',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Incremented by every save. */
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId] })],
)

/**
 * The daily problem of a date for people of one level: the same for all of them, in each user's own time zone. Chosen once and
 * kept.
 */
export const dailyProblem = pgTable(
  'daily_problem',
  {
    day: date('day', { mode: 'string' }).notNull(),
    level: text('level', { enum: ['beginner', 'regular', 'advanced'] })
      .notNull()
      .default('regular'),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    chosenAt: moment('chosen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.day, table.level] })],
)

/** A daily problem that was replaced by another; having solved it on that date still counts. */
export const formerDailyProblem = pgTable(
  'former_daily_problem',
  {
    day: date('day', { mode: 'string' }).notNull(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.problemId] })],
)

/** An ordered series of problems. Bundled plans are synchronised with their files at each start. */
export const studyPlan = pgTable('study_plan', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** One or two sentences: whom it is for, and what they learn. */
  summary: text('summary').notNull(),
  /** The heading under which learners find it; empty if none. */
  group: text('group').notNull().default(''),
  /** Order of the plans. */
  position: integer('position').notNull(),
  /** It came with a file, whatever became of it; false if an admin wrote it here. */
  isBundled: boolean('is_bundled').notNull().default(true),
  /** An admin wrote or changed it, so that no start replaces it. */
  isOwn: boolean('is_own').notNull().default(false),
  /** An admin deleted a bundled plan: a deleted row would come back with the next start. */
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** When an admin put the plans into an order; null if they stand in the order of their files. */
  orderedAt: moment('ordered_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const studyPlanEntry = pgTable(
  'study_plan_entry',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => studyPlan.id, { onDelete: 'cascade' }),
    /** From 1 across the whole plan. */
    position: integer('position').notNull(),
    section: text('section').notNull(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.position] }),
    uniqueIndex('study_plan_entry_problem_idx').on(table.planId, table.problemId),
  ],
)

/** Which users follow which plan. */
export const studyPlanFollower = pgTable(
  'study_plan_follower',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => studyPlan.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.userId] }),
    index('study_plan_follower_user_idx').on(table.userId),
  ],
)

/**
 * A user's own decisions about reviewing a problem. Due dates are derived from these and from submissions, so that a rejudge
 * changes them too.
 */
export const reviewChoice = pgTable(
  'review_choice',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['add', 'remove'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('review_choice_user_idx').on(table.userId, table.problemId, table.at)],
)
