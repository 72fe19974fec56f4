import { contestRules, contestVisibilities, type Language } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'
import { problem } from './problems.ts'

export const contest = pgTable(
  'contest',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Markdown. */
    description: text('description').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    rule: text('rule', { enum: contestRules }).notNull(),
    visibility: text('visibility', { enum: contestVisibilities }).notNull(),
    /** The registration code if `visibility` is `code`. */
    code: text('code').notNull().default(''),
    penaltyMinutes: integer('penalty_minutes').notNull(),
    /** Minutes before the end at which the scoreboard freezes; 0 if it does not. */
    freezeMinutes: integer('freeze_minutes').notNull(),
    /** When an admin revealed the results hidden by the freeze; null if not yet. */
    unveiledAt: moment('unveiled_at'),
    languages: jsonb('languages').$type<readonly Language[]>().notNull(),
    isRated: boolean('is_rated').notNull(),
    /** When its ratings were computed. Reset to null by any relevant change, for submissions by a trigger. */
    ratedAt: moment('rated_at'),
    createdById: uuid('created_by_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('contest_ends_idx').on(table.endsAt),
    check('contest_time_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const contestProblem = pgTable(
  'contest_problem',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contest.id, { onDelete: 'cascade' }),
    /** From 1; determines its letter. */
    position: integer('position').notNull(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
    /** Whether the problem is published only at the end of the contest; its publication time follows the contest's end. */
    isNew: boolean('is_new').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.problemId] }),
    index('contest_problem_problem_idx').on(table.problemId),
  ],
)

/** The participants. */
export const contestPerson = pgTable(
  'contest_person',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contest.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** False for admins, who can see the problems beforehand: they are neither ranked nor rated. */
    isOfficial: boolean('is_official').notNull(),
    isDisqualified: boolean('is_disqualified').notNull().default(false),
    registeredAt: moment('registered_at').notNull().defaultNow(),
    /** Announcements up to this time have been read. */
    readAt: moment('read_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.userId] }),
    index('contest_person_user_idx').on(table.userId),
  ],
)

export const contestQuestion = pgTable(
  'contest_question',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contest.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** null if it is about the contest itself. */
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    answer: text('answer'),
    isPublic: boolean('is_public').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    answeredById: uuid('answered_by_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contest_question_contest_idx').on(table.contestId, table.at),
    index('contest_question_user_idx').on(table.userId),
  ],
)

export const contestAnnouncement = pgTable(
  'contest_announcement',
  {
    id: uuid('id').primaryKey(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contest.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [index('contest_announcement_contest_idx').on(table.contestId, table.at)],
)

/** Rating changes by a rated contest; everything here can be recomputed from the submissions. */
export const contestRating = pgTable(
  'contest_rating',
  {
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contest.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    before: integer('before').notNull(),
    after: integer('after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contestId, table.userId] }),
    index('contest_rating_user_idx').on(table.userId),
  ],
)
