import { z } from 'zod'
import type { ModelRefusal } from '../model-protocol.ts'

const wordSchema = z
  .string()
  .regex(/^[a-z][a-z_]{1,60}$/)
  .optional()
  .catch(undefined)

/** Errors that the package throws for an error response or an error event. */
const thrownSchema = z.object({
  status: z.number().optional(),
  code: wordSchema,
  type: wordSchema,
})

export function openaiRefusal(error: unknown): ModelRefusal {
  const { data } = thrownSchema.safeParse(error)
  return { status: data?.status ?? null, word: data?.code ?? data?.type ?? null }
}
