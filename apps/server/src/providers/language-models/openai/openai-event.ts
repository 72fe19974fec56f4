import { z } from 'zod'
import type { ServicePiece } from '../model-protocol.ts'

const tokens = z.number().int().min(0).nullish()

const eventSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
})

/** Source: OpenAI API, "The chat completion chunk object". The last event has token counts and no choice. */
export function readOpenaiEvent(event: unknown): ServicePiece | null {
  const { data } = eventSchema.safeParse(event)
  if (!data) return null
  const [choice] = data.choices ?? []
  const reason = choice?.finish_reason ?? ''
  return {
    text: choice?.delta?.content ?? '',
    finish: finishOf(reason),
    reason: /^[a-z_]{2,60}$/.test(reason) ? reason : null,
    promptTokens: data.usage?.prompt_tokens ?? null,
    replyTokens: data.usage?.completion_tokens ?? null,
  }
}

function finishOf(reason: string): ServicePiece['finish'] {
  if (reason === '') return null
  if (reason === 'stop') return 'whole'
  return reason === 'length' ? 'cut' : 'broken'
}
