import { z } from 'zod'
import { timeSchema } from './fields.ts'

/** Code Ninja, the tutor of the problem page, and Sahayak, who answers questions about everything else. */

export const assistants = ['ninja', 'sahayak'] as const
export const assistantSchema = z.enum(assistants)
export type Assistant = z.infer<typeof assistantSchema>

export const assistantNames = { ninja: 'Code Ninja', sahayak: 'Sahayak' } as const satisfies Record<
  Assistant,
  string
>

/** The exact answer to a question about something else than programming problems. */
export const offTopicSentence =
  'I specialize only in DSA. Ask me about algorithms, data structures, or problem-solving!'

/** What stands in the place of an answer that could not be given. */
export const assistantFailureSentences = {
  ninja: '🥷 Sorry, something went wrong. Please ask a DSA-related question.',
  sahayak: 'Sorry, something went wrong. Please try asking again.',
} as const satisfies Record<Assistant, string>

/** The only message of a conversation that was cleared, by its owner or because it became too long. */
export const resetSentences = {
  ninja: 'Chat reset! Ask me about this problem again.',
  sahayak: 'Chat reset! I am ready to assist you.',
} as const satisfies Record<Assistant, string>

export const chatLimits = {
  /** Shown messages, the first one included; one more resets the conversation. */
  messages: 60,
  /** Of one message, in UTF-8. */
  messageBytes: 8 * 1024,
} as const

export const chatRoles = ['user', 'model'] as const
export type ChatRole = (typeof chatRoles)[number]

/**
 * How an answer ended: `whole`; `cut` by the provider's limit of length; `stopped` by the person or their browser; `withheld`
 * because its code was Accepted; `failed`.
 */
export const replyEnds = ['whole', 'cut', 'stopped', 'withheld', 'failed'] as const
export type ReplyEnd = (typeof replyEnds)[number]

/** The ladder of hints, from 1. */
export const hintLevels = ['Nudge', 'Idea', 'Plan', 'Worked step'] as const
export const hintLevelSchema = z.number().int().min(1).max(hintLevels.length)

/** What an answer was built from: only what was really looked at, or sent to a provider. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('statement') }),
  /** Lines of the caller's code, from 1; all of it when absent. */
  z.object({
    kind: z.literal('code'),
    fromLine: z.number().int().optional(),
    toLine: z.number().int().optional(),
  }),
  /** Of the caller's last run or submission of the problem; `isHidden`: its failing case is a hidden one that they may see. */
  z.object({ kind: z.literal('verdict'), status: z.string(), isHidden: z.literal(true).optional() }),
  /** The first failing case that the caller may see. */
  z.object({
    kind: z.literal('case'),
    index: z.number().int(),
    isHidden: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal('compiler') }),
  /** The problem's own hints, by their numbers from 1. */
  z.object({ kind: z.literal('hint'), number: z.number().int() }),
  z.object({ kind: z.literal('editorial') }),
  /** A page of the product's help. */
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
  /** Of an answer of Code Ninja; null otherwise. */
  level: hintLevelSchema.nullable(),
  used: z.array(evidenceSchema),
  /** null for what a person said, and for greetings. */
  end: z.enum(replyEnds).nullable(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** Who answers, as people may know it. */
export const answererSchema = z.object({
  /** False: an admin has switched this assistant off; it can be read, not asked. */
  isOn: z.boolean(),
  /** True: the embedded coach, which needs no service of others. */
  isOffline: z.boolean(),
  /** Questions that the caller may still ask today. */
  left: z.number().int(),
})

export const conversationSchema = z.object({
  answerer: answererSchema,
  /** The first one is the assistant's. */
  messages: z.array(chatMessageSchema).min(1),
})
export type Conversation = z.infer<typeof conversationSchema>

export const hintStepSchema = z.object({
  level: hintLevelSchema,
  name: z.string(),
  /** `given` before, `next`: what the next answer may go up to, or `locked`. */
  state: z.enum(['given', 'next', 'locked']),
  /** What opens it, one sentence; null when it is not locked. */
  opens: z.string().nullable(),
})
export type HintStep = z.infer<typeof hintStepSchema>

export const ninjaConversationSchema = conversationSchema.extend({ ladder: z.array(hintStepSchema) })
export type NinjaConversation = z.infer<typeof ninjaConversationSchema>
