import type { EditorSettings, ShortcutKeys } from '@codedojo/contract'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'

/** A user's profile; without a row it is empty. First name, last name and phone are in the account. */
export const profile = pgTable('profile', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  bio: text('bio').notNull().default(''),
  github: text('github').notNull().default(''),
  linkedin: text('linkedin').notNull().default(''),
  leetcode: text('leetcode').notNull().default(''),
  twitter: text('twitter').notNull().default(''),
  age: integer('age'),
  location: text('location').notNull().default(''),
  roleType: text('role_type', { enum: ['student', 'working'] }),
  college: text('college').notNull().default(''),
  branch: text('branch').notNull().default(''),
  /** Comma-separated. */
  skillsLearning: text('skills_learning').notNull().default(''),
  company: text('company').notNull().default(''),
  jobRole: text('job_role').notNull().default(''),
  experienceYears: integer('experience_years'),
  /** Comma-separated. */
  professionalSkills: text('professional_skills').notNull().default(''),
  savedAt: moment('saved_at').notNull().defaultNow(),
})

/** A user's settings. Where a row or value is missing, the default of the installation applies. */
export const preference = pgTable('preference', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Whether anybody, signed in or not, can see the public profile. */
  isPublic: boolean('is_public').notNull().default(false),
  /** Interview mode. */
  hidesDifficulty: boolean('hides_difficulty').notNull().default(false),
  hidesTags: boolean('hides_tags').notNull().default(false),
  editor: jsonb('editor').$type<EditorSettings>(),
  keys: jsonb('keys').$type<ShortcutKeys>(),
  /** Problems that the user wants to solve each week; null if no goal is set. */
  weeklyGoal: integer('weekly_goal'),
  /** null if not answered. */
  programmingExperience: text('programming_experience', { enum: ['none', 'some', 'much'] }),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * The time zone in which a user's days are counted, from a moment until that of the next row. The first row starts in 1970, so
 * that earlier activity has a day, too.
 */
export const timeZonePeriod = pgTable(
  'time_zone_period',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    /** IANA name, for example Asia/Kolkata. */
    zone: text('zone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.since] })],
)

/** When a user is reminded of practising; without a row never. */
export const reminder = pgTable('reminder', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Days of the week, 1 (Monday) to 7 (Sunday), as in ISO 8601. */
  days: integer('days').array().notNull(),
  /** The earliest hour of the user's clock at which the mail is sent, 0 to 23. */
  hour: integer('hour').notNull(),
  /** The user's date of the last mail, or of the last day that needed none. */
  doneDay: date('done_day', { mode: 'string' }),
})
