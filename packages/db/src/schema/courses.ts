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

/** Deleted courses are kept for their owners. */
export const course = pgTable(
  'course',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** Number of days of access that a purchase gives. */
    validityDays: integer('validity_days').notNull(),
    mentor: text('mentor').notNull(),
    /** A path of this installation or an https URL; empty if none. */
    thumbnail: text('thumbnail').notNull().default(''),
    /** Playlist id at the video service; empty if none. */
    playlistId: text('playlist_id').notNull().default(''),
    /** When the video service was last asked for the playlist, with or without success; null if never. */
    playlistAskedAt: moment('playlist_asked_at'),
    /** When the playlist was last read; null if never. */
    playlistReadAt: moment('playlist_read_at'),
    /** Why the last reading failed; empty if it succeeded. */
    playlistTrouble: text('playlist_trouble').notNull().default(''),
    outcomes: text('outcomes').array().notNull().default(sql`'{}'`),
    isDraft: boolean('is_draft').notNull().default(false),
    /** Whether learners may ask questions about its lessons. */
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

/** An uploaded video; its file is named after the id. */
export const video = pgTable('video', {
  id: uuid('id').primaryKey(),
  /** Name of the uploaded file. */
  name: text('name').notNull(),
  mimeType: text('mime_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  seconds: doublePrecision('seconds').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** In the notation of RFC 6381. */
  codecs: text('codecs').notNull(),
  /** When it was uploaded or last detached from a lesson; without a lesson it is deleted after two days. */
  storedAt: moment('stored_at').notNull().defaultNow(),
})

/** Deleted lessons are kept, because learners have progress in them. */
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
    /** Id of the video at the service, or of the playlist for kind `playlist`; empty if neither. */
    serviceId: text('service_id').notNull().default(''),
    /** Start time within the service's video; 0 for its beginning. */
    startSeconds: integer('start_seconds').notNull().default(0),
    /** Whether an author chose the video; reading the course's playlist then does not change it. */
    isOwn: boolean('is_own').notNull().default(false),
    /** null if no video was uploaded. */
    videoId: uuid('video_id').references(() => video.id),
    address: text('address').notNull().default(''),
    /** null if unknown. */
    seconds: doublePrecision('seconds'),
    thumbnail: text('thumbnail').notNull().default(''),
    /** Publication time at the video service. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Set while the video service does not list the video; cleared when it does again. */
    hiddenAt: moment('hidden_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('lesson_course_idx').on(table.courseId, table.position),
    index('lesson_video_idx').on(table.videoId),
    // A video listed twice is one lesson. Deleted lessons count, so that reading the playlist does not restore them.
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
    /** In the notation of BCP 47. */
    language: text('language').notNull(),
    label: text('label').notNull(),
    /** WebVTT. */
    content: text('content').notNull(),
  },
  (table) => [uniqueIndex('lesson_caption_language_idx').on(table.lessonId, table.language)],
)

/** A downloadable file of a lesson. Its content is stored in chunks, so that the server never holds a whole file in memory. */
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

/** A problem to be solved in a lesson. */
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
