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

/** A period of access to a course, given by an order or an admin. */
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
    /** null if an admin or a sign-in provider gave it. */
    orderId: uuid('order_id')
      .unique()
      .references(() => order.id),
    givenById: uuid('given_by_id').references(() => user.id, { onDelete: 'set null' }),
    /** The sign-in provider in one of whose groups the learner is; null if it was bought, or given by an admin. */
    givenByProvider: text('given_by_provider'),
    days: integer('days').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** When it was refunded, or withdrawn by the admin. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('course_grant_user_idx').on(table.userId, table.courseId)],
)

/** A user's access to a course, derived from the grants whenever one of them changes. */
export const enrolment = pgTable(
  'enrolment',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    /** Time of the newest grant. */
    purchasedAt: moment('purchased_at').notNull(),
    /** null if all grants were revoked. */
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
    /** Playback position in the video. */
    position: doublePrecision('position').notNull().default(0),
    /** Which seconds of the video were played: second n is the time from n to n + 1. */
    played: intMultirange('played').notNull().default(sql`'{}'`),
    playedSeconds: integer('played_seconds').notNull().default(0),
    /** Total playing time, including repeated parts. */
    watchedSeconds: doublePrecision('watched_seconds').notNull().default(0),
    /** Length measured by the player; used only if the lesson's is unknown. */
    seconds: doublePrecision('seconds'),
    markedAt: moment('marked_at'),
    /** Until when playing time has been accounted for; each report advances it by the time it would have taken to play. */
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

/** A learner's question about a lesson and an admin's answer. */
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
    /** Empty if not answered yet. */
    answer: text('answer').notNull().default(''),
    answeredById: uuid('answered_by_id').references(() => user.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
    /** When the author of the question read the answer; null if not yet. */
    seenAt: moment('seen_at'),
    /** Since then only its author and admins can see it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    index('lesson_question_lesson_idx').on(table.lessonId, table.askedAt),
    index('lesson_question_user_idx').on(table.userId),
  ],
)

/** Certifies that a user completed a course; its data are as of that day. */
export const certificate = pgTable(
  'certificate',
  {
    /** Public: whoever knows the code can check the certificate. */
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
    /** Set when the course was refunded. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('certificate_user_idx').on(table.userId, table.courseId)],
)

/** Codes of certificates that were reissued with a corrected name; a lookup leads to the current code. */
export const replacedCertificate = pgTable(
  'replaced_certificate',
  {
    code: text('code').primaryKey(),
    /** Updated when that certificate is replaced in turn. */
    byCode: text('by_code')
      .notNull()
      .references(() => certificate.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [index('replaced_certificate_by_idx').on(table.byCode)],
)
