import type { JudgedCase, Language } from '@codedojo/contract'
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sourceText } from './column-types.ts'
import { problem } from './problems.ts'

/** A wrong program of the problem's package whose author says what it gets wrong; the same for all versions. */
export const knownMistake = pgTable(
  'known_mistake',
  {
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** Path below `submissions` of its package. */
    path: text('path').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** What it gets wrong; see `KnownMistake`. */
    sentence: text('sentence').notNull(),
    code: sourceText('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.problemId, table.path] })],
)

/** The fields of a judged case that are compared. */
export type ComparedCase = Pick<JudgedCase, 'index' | 'status' | 'wrongDigest'>

/** How a known mistake is judged on the cases of a revision, to recognise a learner's program that is judged alike. */
export const judgedMistake = pgTable(
  'judged_mistake',
  {
    problemId: uuid('problem_id').notNull(),
    revision: integer('revision').notNull(),
    path: text('path').notNull(),
    /** The job that judges it. */
    jobId: uuid('job_id').notNull().unique(),
    /** null until it is judged; empty if it does not compile, or could not be judged. */
    cases: jsonb('cases').$type<ComparedCase[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.problemId, table.revision, table.path] }),
    foreignKey({
      name: 'judged_mistake_known_mistake_fk',
      columns: [table.problemId, table.path],
      foreignColumns: [knownMistake.problemId, knownMistake.path],
    }).onDelete('cascade'),
  ],
)
