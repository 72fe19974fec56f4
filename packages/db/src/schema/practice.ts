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

/** When somebody opened a problem first and last. */
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

/** Problems that somebody has put together; one list of each person are the favourites. */
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
    /** Entries stand in this order; gaps are allowed. */
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.problemId] }),
    index('problem_list_entry_problem_idx').on(table.problemId),
  ],
)

/** What somebody wrote for themselves about a problem, in Markdown. Of a deleted note the row stays, with an empty text. */
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
    /** Rises by one with every save. */
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.problemId] })],
)

/** The problem of a date: the same for everybody, whenever that date begins where they are. Chosen once, and kept. */
export const dailyProblem = pgTable('daily_problem', {
  day: date('day', { mode: 'string' }).primaryKey(),
  problemId: uuid('problem_id')
    .notNull()
    .references(() => problem.id, { onDelete: 'cascade' }),
  chosenAt: moment('chosen_at').notNull().defaultNow(),
})

/** A problem that was that of a date until another had to be chosen: who has solved it on that date has done the date. */
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

/** A way through problems in a good order. */
export const studyPlan = pgTable('study_plan', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  /** One or two sentences: for whom it is, and what they can do afterwards. */
  summary: text('summary').notNull(),
  /** Plans stand in this order. */
  position: integer('position').notNull(),
})

export const studyPlanEntry = pgTable(
  'study_plan_entry',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => studyPlan.id, { onDelete: 'cascade' }),
    /** From 1 through the whole plan. */
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

/** Who follows which plan. */
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
 * What somebody said about the review of a problem. When it is due follows from these and from their submissions, so a
 * rejudge changes it, too.
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
