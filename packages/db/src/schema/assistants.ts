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

/** What one person and one assistant say to each other, with Code Ninja about one problem. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    assistant: text('assistant', { enum: assistants }).notNull(),
    /** null: not about a problem. */
    problemId: uuid('problem_id').references(() => problem.id, { onDelete: 'cascade' }),
    /** When it was cleared last; its messages are gone then. null: never. */
    clearedAt: moment('cleared_at'),
    /** The hint level that was given last; outlives a clear, or it would be the way to begin the ladder anew. */
    level: integer('level').notNull().default(0),
    /** Whether a run or submission of the problem was seen since the last hint; outlives the run, which is swept after an hour. */
    hasTried: boolean('has_tried').notNull().default(false),
    /** Code that the leak guard let through, the oldest first; outlives a clear, or a solution could be told in parts. */
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

/** One message, as it was shown. The greeting is not kept: it is the same for all. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** From 1 in the order in which they were said. */
    position: integer('position').notNull(),
    role: text('role', { enum: chatRoles }).$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    /** Of an answer of Code Ninja. */
    level: integer('level'),
    /** What an answer was built from. */
    used: jsonb('used').$type<readonly Evidence[]>().notNull().default([]),
    /** How an answer ended; null while it is written, and for what a person said. */
    end: text('end', { enum: replyEnds }).$type<ReplyEnd>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('chat_message_position_idx').on(table.conversationId, table.position)],
)

/** One question to an assistant and what it cost; outlives conversation and person, for the sums of a day. */
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
    /** As the provider counted them; null: it did not say. */
    promptTokens: integer('prompt_tokens'),
    replyTokens: integer('reply_tokens'),
    /** In millionths of the operator's currency unit; null: no prices are set, or the tokens are not known. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    /** null: it is being answered, or its server died. */
    end: text('end', { enum: replyEnds }).$type<ReplyEnd>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('assistant_use_at_idx').on(table.at),
    index('assistant_use_user_idx').on(table.userId, table.assistant, table.at),
    index('assistant_use_problem_idx').on(table.problemId),
  ],
)

/** Which assistants admins have switched off, or on again; one that is not listed is on. */
export const assistantSwitch = pgTable('assistant_switch', {
  assistant: text('assistant', { enum: assistants }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedById: uuid('changed_by_id').references(() => user.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

/** What somebody wrote to the people who run this installation. Goes with the person who wrote it. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** As it was typed into the form: not always that of the account. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    /** What it is about; null: nothing was attached. */
    about: jsonb('about').$type<TicketSubject>(),
    state: text('state', { enum: ticketStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Of the last message. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
    /** When its author last saw it; what the operator wrote since is new. */
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
    /** From 1 in the order in which they were written. */
    position: integer('position').notNull(),
    author: text('author', { enum: ticketAuthors }).notNull(),
    /** null: erased. */
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    index('ticket_message_author_idx').on(table.authorId),
  ],
)
