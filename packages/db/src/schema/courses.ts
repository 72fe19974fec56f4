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
import { bytes, moment } from './column-types.ts'
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
    /** Learners may ask questions at its lessons. */
    takesQuestions: boolean('takes_questions').notNull().default(false),
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
    /** Where a video of the service begins; 0: at its start. */
    startSeconds: integer('start_seconds').notNull().default(0),
    /** An author named the video; the playlist of the course has no say in it. */
    isOwn: boolean('is_own').notNull().default(false),
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
      .where(sql`${table.serviceId} <> '' and not ${table.isOwn}`),
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

/** A file to download at a lesson. Its content stands in pieces, so that no server holds whole files in memory. */
export const lessonFile = pgTable(
  'lesson_file',
  {
    id: uuid('id').primaryKey(),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [index('lesson_file_lesson_idx').on(table.lessonId)],
)

export const lessonFilePiece = pgTable(
  'lesson_file_piece',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => lessonFile.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
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
