import { lessonKinds } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { order } from './money.ts'
import { problem } from './problems.ts'

/** Deleted ones stay for those who own them. */
export const course = pgTable(
  'course',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** What a purchase opens it for. */
    validityDays: integer('validity_days').notNull(),
    mentor: text('mentor').notNull(),
    /** A path of this installation or an https address; empty: none. */
    thumbnail: text('thumbnail').notNull().default(''),
    /** At the video service; empty: none. */
    playlistId: text('playlist_id').notNull().default(''),
    /** When the video service was asked for it last, whatever it answered; null: never. */
    playlistAskedAt: moment('playlist_asked_at'),
    /** When it was read last; null: never. */
    playlistReadAt: moment('playlist_read_at'),
    /** Why it could not be read the last time; empty: it could. */
    playlistTrouble: text('playlist_trouble').notNull().default(''),
    outcomes: text('outcomes').array().notNull().default(sql`'{}'`),
    isDraft: boolean('is_draft').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    check('course_price_check', sql`${table.pricePaise} >= 100`),
    check('course_validity_check', sql`${table.validityDays} >= 1`),
  ],
)

/** A video that was uploaded; its file is named after its id. */
export const video = pgTable('video', {
  id: uuid('id').primaryKey(),
  /** Of the file that was uploaded. */
  name: text('name').notNull(),
  mimeType: text('mime_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  seconds: doublePrecision('seconds').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** As in RFC 6381. */
  codecs: text('codecs').notNull(),
  /** When it was uploaded, or when a lesson let go of it last: from then on it is kept for two days without a lesson. */
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** Deleted ones stay, because learners have spent time on them. */
export const lesson = pgTable(
  'lesson',
  {
    id: uuid('id').primaryKey(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => course.id),
    position: integer('position').notNull(),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    title: text('title').notNull(),
    /** From the video service. */
    description: text('description').notNull().default(''),
    /** Markdown. */
    notes: text('notes').notNull().default(''),
    /** Of a video at the service, or, of kind `playlist`, of the playlist; empty: neither. */
    serviceId: text('service_id').notNull().default(''),
    /** null: none was uploaded for it. */
    videoId: uuid('video_id').references(() => video.id),
    address: text('address').notNull().default(''),
    /** null: not known. */
    seconds: doublePrecision('seconds'),
    thumbnail: text('thumbnail').notNull().default(''),
    /** At the video service. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** The video service does not list it any more; it comes back when the service lists it again. */
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('lesson_course_idx').on(table.courseId, table.position),
    index('lesson_video_idx').on(table.videoId),
    // A video that the service lists twice is one lesson; a deleted one is known, so that reading again does not bring it back.
    uniqueIndex('lesson_service_idx')
      .on(table.courseId, table.serviceId)
      .where(sql`${table.serviceId} <> ''`),
  ],
)

export const lessonCaption = pgTable(
  'lesson_caption',
  {
    id: uuid('id').primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** As in BCP 47. */
    language: text('language').notNull(),
    label: text('label').notNull(),
    /** WebVTT. */
    content: text('content').notNull(),
  },
  (table) => [uniqueIndex('lesson_caption_language_idx').on(table.lessonId, table.language)],
)

/** A problem that a lesson asks to be solved. */
export const lessonProblem = pgTable(
  'lesson_problem',
  {
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.problemId] }),
    index('lesson_problem_problem_idx').on(table.problemId),
  ],
)

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
