import { z } from 'zod'
import type { ServicePiece } from '../model-protocol.ts'

const tokens = z.number().int().min(0).optional()

const eventSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: tokens, candidatesTokenCount: tokens, thoughtsTokenCount: tokens })
    .optional(),
})

/** Source: Gemini API, "GenerateContentResponse". Thoughts are not part of an answer, but are billed as output. */
export function readGeminiEvent(event: unknown): ServicePiece | null {
  const { data } = eventSchema.safeParse(event)
  if (!data) return null
  const [candidate] = data.candidates ?? []
  const parts = candidate?.content?.parts ?? []
  const blocked = data.promptFeedback?.blockReason
  const reason = blocked ?? candidate?.finishReason
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount = 0 } = data.usageMetadata ?? {}
  return {
    text: parts.map(({ text = '', thought }) => (thought ? '' : text)).join(''),
    finish: blocked === undefined ? finishOf(candidate?.finishReason) : 'broken',
    reason: reason !== undefined && /^[A-Z_]{2,60}$/.test(reason) ? reason : null,
    promptTokens: promptTokenCount ?? null,
    replyTokens: candidatesTokenCount === undefined ? null : candidatesTokenCount + thoughtsTokenCount,
  }
}

function finishOf(reason: string | undefined): ServicePiece['finish'] {
  if (reason === undefined || reason === 'FINISH_REASON_UNSPECIFIED') return null
  if (reason === 'STOP') return 'whole'
  return reason === 'MAX_TOKENS' ? 'cut' : 'broken'
}
