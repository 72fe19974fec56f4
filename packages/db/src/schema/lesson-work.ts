import type { LessonCodePart } from '@codedojo/contract'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment, sourceText } from './column-types.ts'
import { lesson } from './courses.ts'

/** A learner's own version of a program in a lesson's notes. */
export const lessonCode = pgTable(
  'lesson_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    /** The place of the block among those of the notes, from 1; it follows the block when the author moves it. */
    block: integer('block').notNull(),
    /** A language, or `input` for the standard input. */
    part: text('part').$type<LessonCodePart>().notNull(),
    text: sourceText('text').notNull(),
    /** Whether it is the author's text, as after a reset: then the learner follows the author's changes. */
    isOriginal: boolean('is_original').notNull(),
    /** Incremented by every save. */
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.block, table.part] }),
    index('lesson_code_lesson_idx').on(table.lessonId, table.block),
  ],
)

/** A learner's last answer to a question of a quiz in a lesson's notes. */
export const lessonQuizAnswer = pgTable(
  'lesson_quiz_answer',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    /** A hash of the question and its choices, so that a question that was changed is a new one. */
    quiz: text('quiz').notNull(),
    /** The places of the chosen choices, from 0. */
    chosen: integer('chosen').array().notNull(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId, table.quiz] }),
    index('lesson_quiz_answer_lesson_idx').on(table.lessonId),
  ],
)
