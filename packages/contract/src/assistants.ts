import { z } from 'zod'
import { timeSchema } from './fields.ts'

/** The assistants: Code Ninja, the tutor on the problem page, and Sahayak, which answers questions about everything else. */

export const assistants = ['ninja', 'sahayak'] as const
export const assistantSchema = z.enum(assistants)
export type Assistant = z.infer<typeof assistantSchema>

export const assistantNames = { ninja: 'Code Ninja', sahayak: 'Sahayak' } as const satisfies Record<
  Assistant,
  string
>

/** The fixed answer to questions that are not about programming problems. */
export const offTopicSentence =
  'I specialize only in DSA. Ask me about algorithms, data structures, or problem-solving!'

/** Shown instead of an answer that failed. */
export const assistantFailureSentences = {
  ninja: '🥷 Sorry, something went wrong. Please ask a DSA-related question.',
  sahayak: 'Sorry, something went wrong. Please try asking again.',
} as const satisfies Record<Assistant, string>

/** The only message of a conversation that was reset, by its owner or because it became too long. */
export const resetSentences = {
  ninja: 'Chat reset! Ask me about this problem again.',
  sahayak: 'Chat reset! I am ready to assist you.',
} as const satisfies Record<Assistant, string>

export const chatLimits = {
  /** Number of displayed messages, including the greeting; one more resets the conversation. */
  messages: 60,
  /** Maximum size of a message in UTF-8 bytes. */
  messageBytes: 8 * 1024,
} as const

export const chatRoles = ['user', 'model'] as const
export type ChatRole = (typeof chatRoles)[number]

/**
 * How an answer ended: `whole`: complete; `cut`: by the provider's length limit; `stopped`: by the user or their browser;
 * `withheld`: because its code was Accepted; `failed`.
 */
export const replyEnds = ['whole', 'cut', 'stopped', 'withheld', 'failed'] as const
export type ReplyEnd = (typeof replyEnds)[number]

/** The levels of hints, numbered from 1. */
export const hintLevels = ['Nudge', 'Idea', 'Plan', 'Worked step'] as const
export const hintLevelSchema = z.number().int().min(1).max(hintLevels.length)

/** The sources of an answer: only what was actually read or sent to a provider. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('statement') }),
  /** A range of lines of the user's code, from 1; the whole code if absent. */
  z.object({
    kind: z.literal('code'),
    fromLine: z.number().int().optional(),
    toLine: z.number().int().optional(),
  }),
  /**
   * Verdict of the user's last run or submission of the problem; `isHidden`: its failing case is a hidden one that the user may
   * see.
   */
  z.object({ kind: z.literal('verdict'), status: z.string(), isHidden: z.literal(true).optional() }),
  /** The first failing case that the user may see. */
  z.object({
    kind: z.literal('case'),
    index: z.number().int(),
    isHidden: z.literal(true).optional(),
  }),
  /** The smallest input that a search found for the program. */
  z.object({ kind: z.literal('smallest') }),
  /** Wrong programs of the problem's author that are judged like the user's. */
  z.object({ kind: z.literal('mistake') }),
  z.object({ kind: z.literal('compiler') }),
  /** A hint of the problem, by number from 1. */
  z.object({ kind: z.literal('hint'), number: z.number().int() }),
  z.object({ kind: z.literal('editorial') }),
  /** A help page of the product. */
  z.object({ kind: z.literal('help'), slug: z.string(), title: z.string() }),
  z.object({ kind: z.literal('order'), _id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('course'), _id: z.string(), title: z.string() }),
  z.object({ kind: z.literal('submission'), _id: z.string(), problemId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('premium') }),
])
export type Evidence = z.infer<typeof evidenceSchema>

export const chatMessageSchema = z.object({
  _id: z.string(),
  role: z.enum(chatRoles),
  parts: z.array(z.object({ text: z.string() })),
  at: timeSchema,
  /** Hint level of an answer of Code Ninja; null otherwise. */
  level: hintLevelSchema.nullable(),
  used: z.array(evidenceSchema),
  /** null for messages of users, and for greetings. */
  end: z.enum(replyEnds).nullable(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** Information about the assistant for its users. */
export const answererSchema = z.object({
  /** False if an admin has switched this assistant off; its conversations can still be read. */
  isOn: z.boolean(),
  /** True for the embedded coach, which uses no external service. */
  isOffline: z.boolean(),
  /** Number of questions that the user may still ask today. */
  left: z.number().int(),
})

export const conversationSchema = z.object({
  answerer: answererSchema,
  /** The first message is the assistant's greeting. */
  messages: z.array(chatMessageSchema).min(1),
})
export type Conversation = z.infer<typeof conversationSchema>

export const hintStepSchema = z.object({
  level: hintLevelSchema,
  name: z.string(),
  /** `given`: already given; `next`: the next answer may go up to this level; `locked`: not available yet. */
  state: z.enum(['given', 'next', 'locked']),
  /** How to unlock it, in one sentence; null unless it is locked. */
  opens: z.string().nullable(),
})
export type HintStep = z.infer<typeof hintStepSchema>

export const ninjaConversationSchema = conversationSchema.extend({ ladder: z.array(hintStepSchema) })
export type NinjaConversation = z.infer<typeof ninjaConversationSchema>
