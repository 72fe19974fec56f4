import { z } from 'zod'
import {
  chatLimits,
  conversationSchema,
  evidenceSchema,
  hintLevelSchema,
  ninjaConversationSchema,
} from './assistants.ts'
import { defineCall } from './call.ts'
import { codeSchema, idSchema, isStorable, isVisibleOrEmpty } from './fields.ts'
import { codeModeSchema } from './signature/code-mode.ts'
import { utf8Bytes } from './utf8-bytes.ts'
import { languageSchema } from './vocabulary.ts'

/** Calls to chat with an assistant. */

export const chatTextSchema = z
  .string({ error: 'Message must be a text' })
  .trim()
  .min(1, 'Write a message first')
  // Invisible characters alone are no message.
  .refine(isVisibleOrEmpty, 'Write a message first')
  .refine(
    (text) => utf8Bytes(text) <= chatLimits.messageBytes,
    `Message must be at most ${chatLimits.messageBytes / 1024} KB`,
  )
  .refine(isStorable, 'Message must hold neither a NUL character nor half a character')

/**
 * An answer arrives as server-sent events: any number of unnamed events of the form `chatTextEventSchema`, and finally `done`
 * with `{}` or `error`. In addition: `about` before the first text, `checking` while code in the answer is being judged, and
 * `instead`, of the same form, whose text replaces everything before it.
 */
export const chatTextEventSchema = z.object({ text: z.string() })
export const chatAboutEventSchema = z.object({
  /** Id of the answer once it is stored. */
  messageId: z.string(),
  level: hintLevelSchema.nullable(),
  used: z.array(evidenceSchema),
  isOffline: z.boolean(),
})
export const chatErrorEventSchema = z.object({ code: z.string(), message: z.string() })

const ofProblem = z.object({ problemId: idSchema })

export const askNinja = defineCall({
  method: 'POST',
  path: '/assistant/ninja/:problemId',
  summary: 'Ask Code Ninja about a problem; the answer comes as server-sent events',
  access: 'user',
  part: 'assistants',
  params: ofProblem,
  body: z.object({
    message: chatTextSchema,
    language: languageSchema,
    code: codeSchema,
    mode: codeModeSchema.default('stdin'),
  }),
  response: z.string(),
  sendsEvents: true,
  errors: ['problem_not_found', 'in_contest', 'assistant_busy', 'assistant_off'],
})

export const ninjaConversation = defineCall({
  method: 'GET',
  path: '/assistant/ninja/:problemId',
  summary: "The caller's conversation with Code Ninja about a problem, and how far its hints go",
  access: 'user',
  part: 'assistants',
  params: ofProblem,
  response: ninjaConversationSchema,
  errors: ['problem_not_found'],
})

export const clearNinja = defineCall({
  method: 'DELETE',
  path: '/assistant/ninja/:problemId',
  summary: 'Delete the messages of a conversation with Code Ninja',
  access: 'user',
  part: 'assistants',
  params: ofProblem,
  response: ninjaConversationSchema,
  errors: ['problem_not_found', 'assistant_busy'],
})

export const askSahayak = defineCall({
  method: 'POST',
  path: '/assistant/sahayak',
  summary: 'Ask Sahayak; the answer comes as server-sent events',
  access: 'user',
  part: 'assistants',
  body: z.object({ message: chatTextSchema }),
  response: z.string(),
  sendsEvents: true,
  errors: ['assistant_busy', 'assistant_off'],
})

export const sahayakConversation = defineCall({
  method: 'GET',
  path: '/assistant/sahayak',
  summary: "The caller's conversation with Sahayak",
  access: 'user',
  part: 'assistants',
  response: conversationSchema,
  errors: [],
})

export const clearSahayak = defineCall({
  method: 'DELETE',
  path: '/assistant/sahayak',
  summary: 'Delete the messages of the conversation with Sahayak',
  access: 'user',
  part: 'assistants',
  response: conversationSchema,
  errors: ['assistant_busy'],
})
