import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { bytes, moment } from './column-types.ts'

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
  /** Time from which the account cannot sign in; null if it is not suspended. */
  suspendedAt: moment('suspended_at'),
  /** Shown to the user and to admins. */
  suspendedReason: text('suspended_reason').notNull().default(''),
  /** The id under which premium is ordered and its payment verified. */
  premiumId: uuid('premium_id').notNull().unique().default(sql`gen_random_uuid()`),
  /** End of the paid premium, derived from `premium_grant` whenever that changes; null if it was never bought. */
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

/** What sign-ins with the password ask for besides: codes of an authenticator app, or a passkey, or either. */
export const secondFactor = pgTable('second_factor', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Readable, because the codes are computed from it; null without an app. */
  secret: bytes('secret'),
  drawnAt: moment('drawn_at').notNull().defaultNow(),
  /** Time from which codes of the app are asked for; null if none are. */
  confirmedAt: moment('confirmed_at'),
  /** Time from which a passkey is asked for where there is no app; null if none is. */
  passkeyAskedAt: moment('passkey_asked_at'),
  /** The last step of the clock whose code was used: no code is accepted twice. */
  lastStep: integer('last_step').notNull().default(0),
})

/** A code that replaces a code of the app for one sign-in. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code with its user. */
    codeHash: bytes('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** A public key whose private key an authenticator of the user holds. It signs in without a password. Source: Web Authentication Level 3. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Chosen by the authenticator. */
    credentialId: bytes('credential_id').notNull().unique(),
    /** A COSE key. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator has signed, as it said last; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the authenticator is reached, for the browser. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** null if it has never been used. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkey_user_idx').on(table.userId)],
)

/** A secret by which a script acts for a person within its scopes. */
export const apiToken = pgTable(
  'api_token',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: bytes('token_hash').notNull().unique(),
    name: text('name').notNull(),
    /** As the contract names them. */
    scopes: text('scopes').array().notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Accurate to the hour; null if never used. */
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('api_token_user_idx').on(table.userId)],
)

/** A way to sign in: the password (its Argon2id hash), or an identity at another provider; at most one of each per user. */
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
    // An identity belongs to one user, and a user has one identity per provider, even under concurrent requests.
    uniqueIndex('account_identity_idx').on(table.providerId, table.accountId),
    uniqueIndex('account_provider_idx').on(table.userId, table.providerId),
  ],
)

/** One-time secrets, such as tokens of password reset mails. */
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

/** Counters of the rate limits; in the database, so that a restart does not reset them. */
export const rateLimit = pgTable('rate_limit', {
  /** What is limited and for whom, for example `run:<user id>`. */
  key: text('key').primaryKey(),
  windowStart: moment('window_start').notNull(),
  hits: integer('hits').notNull(),
})

/** On which days each user was active, in the time zone of the server: one row per user and day. */
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
 * Audit log of privileged actions. The database forbids changing or deleting rows. People are referred to by id only, so that
 * erasing a person also erases the name here.
 */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /**
     * The user who acted; null for the operator on the command line or the installation itself. Not a foreign key, because the
     * row outlives the user.
     */
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
        'plan',
        'order',
        'assistant',
        'ticket',
        'room',
        'contest',
        'installation',
      ],
    }).notNull(),
    subjectId: text('subject_id'),
    /** Name of the subject at that time, unless it is a person. */
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
