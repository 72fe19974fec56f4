import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { intMultirange, moment } from './column-types.ts'
import { course, lesson } from './courses.ts'
import { order } from './money.ts'

/** A time that a course was opened for, by an order or by an admin. */
export const courseGrant = pgTable(
  'course_grant',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** null: an admin gave it. */
    orderId: uuid('order_id')
      .unique()
      .references(() => order.id),
    givenById: uuid('given_by_id').references(() => user.id, { onDelete: 'set null' }),
    days: integer('days').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** Its money went back, or the admin took it back. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('course_grant_user_idx').on(table.userId, table.courseId)],
)

/** What somebody's grants of a course sum up to; written whenever one of them changes. */
export const enrolment = pgTable(
  'enrolment',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    /** Of the newest grant. */
    purchasedAt: moment('purchased_at').notNull(),
    /** null: all of it was taken back. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('enrolment_course_idx').on(table.courseId),
  ],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id),
    /** Where the video stands. */
    position: doublePrecision('position').notNull().default(0),
    /** Seconds of the video that were played: second n is the time from n to n + 1. */
    played: intMultirange('played').notNull().default(sql`'{}'`),
    playedSeconds: integer('played_seconds').notNull().default(0),
    /** Time that it played, whichever part. */
    watchedSeconds: doublePrecision('watched_seconds').notNull().default(0),
    /** As the player found it; counts only where the lesson's is not known. */
    seconds: doublePrecision('seconds'),
    markedAt: moment('marked_at'),
    /** Until when the time is used up that reports can tell of: each moves it on by what it could have taken to play. */
    reportedAt: moment('reported_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson_idx').on(table.lessonId),
  ],
)

export const courseRating = pgTable(
  'course_rating',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    words: text('words').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('course_rating_user_idx').on(table.courseId, table.userId),
    index('course_rating_at_idx').on(table.courseId, table.at.desc().nullsFirst()),
    check('course_rating_stars_check', sql`${table.stars} between 1 and 5`),
  ],
)

/** What a learner asks at a lesson, and what an admin answers. */
export const lessonQuestion = pgTable(
  'lesson_question',
  {
    id: uuid('id').primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Empty: not answered yet. */
    answer: text('answer').notNull().default(''),
    answeredById: uuid('answered_by_id').references(() => user.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
    /** When whoever asked saw the answer; null: not yet. */
    seenAt: moment('seen_at'),
    /** From then on only whoever asked and admins see it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('lesson_question_lesson_idx').on(table.lessonId, table.askedAt),
    index('lesson_question_user_idx').on(table.userId),
  ],
)

/** That somebody has completed a course; says what was true on that day. */
export const certificate = pgTable(
  'certificate',
  {
    /** Public; whoever has it can check the certificate. */
    code: text('code').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    personName: text('person_name').notNull(),
    courseName: text('course_name').notNull(),
    mentor: text('mentor').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    /** The course was paid back. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('certificate_user_idx').on(table.userId, table.courseId)],
)

/** Codes of certificates that were issued anew in a corrected name; whoever looks one up is shown the code of today. */
export const replacedCertificate = pgTable(
  'replaced_certificate',
  {
    code: text('code').primaryKey(),
    /** Follows when that one is replaced, too. */
    byCode: text('by_code')
      .notNull()
      .references(() => certificate.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('replaced_certificate_by_idx').on(table.byCode)],
)
