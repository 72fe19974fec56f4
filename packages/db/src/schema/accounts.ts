import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

export const user = pgTable('user', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  phone: text('phone').notNull().default(''),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  /** From then on the account cannot sign in; null: it can. */
  suspendedAt: moment('suspended_at'),
  /** For the person and for admins. */
  suspendedReason: text('suspended_reason').notNull().default(''),
  /** What premium is ordered and verified by. */
  premiumId: uuid('premium_id').notNull().unique().default(sql`gen_random_uuid()`),
  /** The end of the premium that was paid for, summed up from `premium_grant` whenever that changes; null: never bought. */
  premiumUntil: moment('premium_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user_idx').on(table.userId)],
)

/** A way to sign in: the password (its Argon2id hash), or an identity at another provider, one of each. */
export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('account_user_idx').on(table.userId),
    // Nobody else gets in with the same identity, and a person has one of each provider, whatever happens at once.
    uniqueIndex('account_identity_idx').on(table.providerId, table.accountId),
    uniqueIndex('account_provider_idx').on(table.userId, table.providerId),
  ],
)

/** One-time secrets, such as those of password reset mails. */
export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier_idx').on(table.identifier)],
)

/** Counters of the rate limits; in the database so that a restart forgives nothing. */
export const rateLimit = pgTable('rate_limit', {
  /** What is limited and for whom, such as `run:<user id>`. */
  key: text('key').primaryKey(),
  windowStart: moment('window_start').notNull(),
  hits: integer('hits').notNull(),
})

/** Who used the installation on which day, in the time zone of the server: one row however often. */
export const activeDay = pgTable(
  'active_day',
  {
    day: date('day', { mode: 'string' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.userId] }),
    index('active_day_user_idx').on(table.userId),
  ],
)

/**
 * What people with rights did, kept for good: the database refuses to change or delete a row. It names people by id only,
 * so that erasing a person erases the name here, too.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Who did it; null: the operator on the command line, or the installation itself. No reference: it outlives the person. */
    actorId: uuid('actor_id'),
    /** For example user.role_changed. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind', {
      enum: [
        'user',
        'problem',
        'submission',
        'product',
        'course',
        'order',
        'assistant',
        'ticket',
        'room',
        'contest',
        'installation',
      ],
    }).notNull(),
    subjectId: text('subject_id'),
    /** What the subject was called then, unless it is a person. */
    subjectName: text('subject_name').notNull().default(''),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('audit_event_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_event_actor_idx').on(table.actorId),
    index('audit_event_subject_idx').on(table.subjectId),
  ],
)
