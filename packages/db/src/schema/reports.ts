import { reportStates, reportSubjects } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'
import { problem } from './problems.ts'
import { submission } from './submissions.ts'

/** A learner's report of a fault in a problem, with the context that an admin needs. */
export const problemReport = pgTable(
  'problem_report',
  {
    id: uuid('id').primaryKey(),
    problemId: uuid('problem_id')
      .notNull()
      .references(() => problem.id, { onDelete: 'cascade' }),
    /** The version that the reporter saw. */
    problemVersion: integer('problem_version').notNull(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    submissionId: uuid('submission_id').references(() => submission.id, { onDelete: 'set null' }),
    about: text('about', { enum: reportSubjects }).notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    /** The admin's answer to the reporter. */
    answer: text('answer').notNull().default(''),
    closedById: uuid('closed_by_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    // A further report by the same person on the same subject is appended to the open one.
    uniqueIndex('problem_report_open_idx')
      .on(table.userId, table.problemId, table.about)
      .where(sql`${table.state} = 'open'`),
    index('problem_report_state_idx').on(table.state, table.createdAt),
    index('problem_report_problem_idx').on(table.problemId),
    index('problem_report_user_idx').on(table.userId),
  ],
)
