import { z } from 'zod'
import { assistantSchema } from './assistants.ts'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'

/** How admins monitor the assistants and switch them on and off. */

export const assistantDaySchema = z.object({
  /** For example 2026-01-31, in the time zone of the server. */
  day: z.iso.date(),
  assistant: assistantSchema,
  provider: z.string(),
  /** Empty for the coach. */
  model: z.string(),
  questions: z.number().int(),
  people: z.number().int(),
  failed: z.number().int(),
  withheld: z.number().int(),
  promptTokens: z.number().int(),
  replyTokens: z.number().int(),
  /** In millionths of the operator's currency unit; null if no prices are configured or token counts are missing. */
  costMicros: z.number().int().nullable(),
})
export type AssistantDay = z.infer<typeof assistantDaySchema>

export const assistantStateSchema = z.object({
  assistant: assistantSchema,
  isOn: z.boolean(),
  changedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
  changedAt: timeSchema.nullable(),
  /** Daily limit of questions per user. */
  perDay: z.number().int(),
})
export type AssistantState = z.infer<typeof assistantStateSchema>

export const assistantUsage = defineCall({
  method: 'GET',
  path: '/admin/assistants',
  summary: 'Whether the assistants are on, who answers, and what was asked and spent on each day',
  access: 'admin',
  part: 'assistants',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  response: z.object({
    assistants: z.array(assistantStateSchema),
    provider: z.object({
      kind: z.enum(['gemini', 'openai', 'coach']),
      model: z.string(),
      works: z.boolean(),
      detail: z.string(),
      cure: z.string().nullable(),
      /** Per million tokens, in the operator's currency unit; null if not configured. */
      prices: z.object({ prompt: z.number(), reply: z.number() }).nullable(),
    }),
    /** The requested days, both included, in the server's time zone. */
    span: z.object({ from: z.iso.date(), to: z.iso.date(), timeZone: z.string() }),
    /** Newest first; days without questions are omitted. */
    days: z.array(assistantDaySchema),
  }),
  errors: [],
})
export type AssistantUsage = z.infer<typeof assistantUsage.response>

export const switchAssistant = defineCall({
  method: 'PUT',
  path: '/admin/assistants/:assistant',
  summary: 'Switch an assistant on or off for everybody',
  access: 'admin',
  part: 'assistants',
  params: z.object({ assistant: idSchema }),
  body: z.object({ isOn: z.boolean({ error: 'isOn must be true or false' }) }),
  response: assistantStateSchema,
  errors: ['not_found'],
})
