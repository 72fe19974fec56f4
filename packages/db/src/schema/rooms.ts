import { roomKinds } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'
import { moment } from './column-types.ts'
import { problem } from './problems.ts'

/** A chat room. Its id is what people type; ids that differ only in letter case are the same room. */
export const room = pgTable(
  'room',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: roomKinds }).notNull(),
    /** The problem of a room of kind `problem`. */
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'cascade' }),
    createdById: uuid('created_by_id').references(() => user.id, { onDelete: 'set null' }),
    /** Position of the last message; 0 if there is none. Writers lock the row, so both numbers have no gaps. */
    lastPosition: integer('last_position').notNull().default(0),
    /** Incremented by every message that is sent, edited or removed. */
    revision: integer('revision').notNull().default(0),
    lastMessageAt: moment('last_message_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Since then nobody can join or write; null if open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('room_name_idx').on(sql`lower(${table.id})`),
    uniqueIndex('room_problem_idx').on(table.problemId),
    index('room_last_message_idx').on(table.lastMessageAt),
  ],
)

/** A user mentioned in a message, with the name used there. */
export interface StoredMention {
  readonly _id: string
  readonly name: string
}

export const roomMessage = pgTable(
  'room_message',
  {
    id: uuid('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    /** From 1 in each room, without gaps. */
    position: integer('position').notNull(),
    /** The room's revision when this message was last changed. */
    revision: integer('revision').notNull(),
    /** null if the author was erased. */
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    /** Empty once it was removed. */
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<readonly StoredMention[]>().notNull().default([]),
    /** Idempotency key of the author; a repetition creates no second message. */
    key: text('key'),
    at: moment('at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** `author` or `admin`. */
    removedBy: text('removed_by', { enum: ['author', 'admin'] }),
  },
  (table) => [
    uniqueIndex('room_message_position_idx').on(table.roomId, table.position),
    index('room_message_revision_idx').on(table.roomId, table.revision),
    uniqueIndex('room_message_key_idx').on(table.authorId, table.roomId, table.key),
    // Messages are searched by author only, when that author is erased.
    index('room_message_author_idx').on(table.authorId),
  ],
)

/** Membership of users in rooms, with their read position. */
export const roomMember = pgTable(
  'room_member',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    readPosition: integer('read_position').notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    index('room_member_user_idx').on(table.userId),
  ],
)

/** A user whose messages another user does not want to see. */
export const mutedPerson = pgTable(
  'muted_person',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    mutedId: uuid('muted_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.mutedId] }),
    index('muted_person_muted_idx').on(table.mutedId),
  ],
)

/** A user whom an admin has forbidden to write. */
export const roomSilence = pgTable('room_silence', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  until: moment('until').notNull(),
  reason: text('reason').notNull().default(''),
})

export const roomReport = pgTable(
  'room_report',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => roomMessage.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => user.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    /** Text of the message at the time of the report. */
    text: text('text').notNull(),
    state: text('state', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    closedById: uuid('closed_by_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('room_report_once_idx').on(table.messageId, table.reporterId),
    index('room_report_state_idx').on(table.state, table.createdAt),
    index('room_report_reporter_idx').on(table.reporterId),
  ],
)
