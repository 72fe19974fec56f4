import { z } from 'zod'
import type { ModelRefusal } from '../model-protocol.ts'

const thrownSchema = z.object({ name: z.literal('ApiError'), status: z.number(), message: z.string() })
const wordSchema = z.string().regex(/^[A-Z][A-Z_]{1,60}$/)

/** Source: google.rpc.Status; the package throws it as text. */
const bodySchema = z.object({
  error: z.object({
    status: wordSchema.optional().catch(undefined),
    details: z
      .array(z.object({ reason: wordSchema.optional().catch(undefined) }))
      .optional()
      .catch(undefined),
  }),
})

export function geminiRefusal(error: unknown): ModelRefusal {
  const { data } = thrownSchema.safeParse(error)
  if (!data) return { status: null, word: null }
  const body = bodySchema.safeParse(parsedIn(data.message)).data?.error
  const reason = body?.details?.find((detail) => detail.reason !== undefined)?.reason
  return { status: data.status, word: reason ?? body?.status ?? null }
}

function parsedIn(message: string): unknown {
  try {
    return JSON.parse(message.slice(message.indexOf('{')))
  } catch {
    return null
  }
}
