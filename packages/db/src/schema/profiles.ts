import type { EditorSettings, ShortcutKeys } from '@codedojo/contract'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'

/** What somebody tells of themselves. No row: nothing yet. First name, last name and phone stand in the account. */
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

/** What somebody has chosen; no row, or null: the default of the installation. */
export const preference = pgTable('preference', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Everybody, signed in or not, may see the public profile. */
  isPublic: boolean('is_public').notNull().default(false),
  /** Interview mode. */
  hidesDifficulty: boolean('hides_difficulty').notNull().default(false),
  hidesTags: boolean('hides_tags').notNull().default(false),
  editor: jsonb('editor').$type<EditorSettings>(),
  keys: jsonb('keys').$type<ShortcutKeys>(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * The time zone that the days of a person are counted in, from a moment until the next row's. The first row begins with
 * 1970, so that what was done before anybody knew the zone has a day, too.
 */
export const timeZonePeriod = pgTable(
  'time_zone_period',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    /** IANA name, such as Asia/Kolkata. */
    zone: text('zone').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.since] })],
)
