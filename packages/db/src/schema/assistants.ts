import {
  type Assistant,
  assistants,
  type ChatRole,
  chatRoles,
  type Evidence,
  type Language,
  type ReplyEnd,
  replyEnds,
  type TicketSubject,
  ticketAuthors,
  ticketStates,
} from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
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

/** A user's conversation with an assistant; with Code Ninja one per problem. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    assistant: text('assistant', { enum: assistants }).notNull(),
    /** null if it is not about a problem. */
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'cascade' }),
    /** Time of the last clearing, which deletes the messages; null if never cleared. */
    clearedAt: moment('cleared_at'),
    /** The last hint level given. It survives clearing, which would otherwise restart the hint ladder. */
    level: integer('level').notNull().default(0),
    /**
     * Whether the user has run or submitted the problem since the last hint. Stored here, because runs are deleted after an hour.
     */
    hasTried: boolean('has_tried').notNull().default(false),
    /**
     * Code that the leak guard let through, oldest first. It survives clearing, otherwise a solution could be revealed in parts.
     */
    shownCode: jsonb('shown_code').$type<readonly string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('conversation_user_idx').on(
      table.userId,
      table.assistant,
      sql`coalesce(${table.problemId}, '00000000-0000-0000-0000-000000000000')`,
    ),
    index('conversation_problem_idx').on(table.problemId),
    check('conversation_level_check', sql`${table.level} between 0 and 4`),
  ],
)

/** A message as it was shown. The greeting is not stored, because it is always the same. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** From 1 in chronological order. */
    position: integer('position').notNull(),
    role: text('role', { enum: chatRoles }).$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    /** Hint level of an answer of Code Ninja. */
    level: integer('level'),
    /** The sources of an answer. */
    used: jsonb('used').$type<readonly Evidence[]>().notNull().default([]),
    /** How an answer ended; null while it is being written, and for a user's message. */
    end: text('end', { enum: replyEnds }).$type<ReplyEnd>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('chat_message_position_idx').on(table.conversationId, table.position)],
)

/** One question to an assistant with its cost; kept after conversation and user are deleted, for the daily sums. */
export const assistantUse = pgTable(
  'assistant_use',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    assistant: text('assistant', { enum: assistants }).$type<Assistant>().notNull(),
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>(),
    /** Who answered: `gemini`, `openai` or `coach`. */
    provider: text('provider').notNull(),
    /** Empty for the coach. */
    model: text('model').notNull().default(''),
    /** As counted by the provider; null if not reported. */
    promptTokens: integer('prompt_tokens'),
    replyTokens: integer('reply_tokens'),
    /** In millionths of the operator's currency unit; null if no prices are configured or the tokens are unknown. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** null while it is being answered, or if its server died. */
    end: text('end', { enum: replyEnds }).$type<ReplyEnd>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('assistant_use_at_idx').on(table.at),
    index('assistant_use_user_idx').on(table.userId, table.assistant, table.at),
    index('assistant_use_problem_idx').on(table.problemId),
  ],
)

/** Which assistants admins have switched on or off; an assistant without a row is on. */
export const assistantSwitch = pgTable('assistant_switch', {
  assistant: text('assistant', { enum: assistants }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedById: uuid('changed_by_id').references(() => user.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** A support request to the operators of the installation. Deleted with its author. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** As typed into the form; may differ from the account's. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    /** The attached subject; null if nothing was attached. */
    about: jsonb('about').$type<TicketSubject>(),
    state: text('state', { enum: ticketStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time of the last message. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** When the author last read it; later messages of the operator are unread. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('ticket_state_idx').on(table.state, table.updatedAt.desc().nullsFirst()),
    index('ticket_user_idx').on(table.userId, table.updatedAt.desc().nullsFirst()),
  ],
)

export const ticketMessage = pgTable(
  'ticket_message',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    /** From 1 in chronological order. */
    position: integer('position').notNull(),
    author: text('author', { enum: ticketAuthors }).notNull(),
    /** null if the author was erased. */
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    index('ticket_message_author_idx').on(table.authorId),
  ],
)
