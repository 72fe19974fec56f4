import { z } from 'zod'
import type { FakeAnswer, FakeProtocol } from '../fake-model/model-trouble.ts'

const parts = z.array(z.strictObject({ text: z.string() })).min(1)

/** The used part of a request; parameters that Gemini 3.6 removed are rejected. */
const bodySchema = z.strictObject({
  systemInstruction: z.looseObject({ parts }),
  contents: z.array(z.strictObject({ role: z.enum(['user', 'model']), parts })).min(1),
  generationConfig: z.strictObject({
    maxOutputTokens: z.number().int().min(1).max(65_536),
    thinkingConfig: z.strictObject({ thinkingLevel: z.enum(['LOW', 'MEDIUM', 'HIGH']) }).optional(),
  }),
})

/** Source: Gemini API, "Error codes". */
const words: Readonly<Record<number, readonly [status: string, message: string, reason?: string]>> = {
  400: ['INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID'],
  401: ['UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  403: ['PERMISSION_DENIED', 'Your API key does not have the needed permissions.'],
  404: ['NOT_FOUND', 'This model is not found for API version v1beta.'],
  429: ['RESOURCE_EXHAUSTED', 'You exceeded your current quota.'],
  500: ['INTERNAL', 'An internal error has occurred.'],
  503: ['UNAVAILABLE', 'The model is overloaded. Please try again later.'],
  504: ['DEADLINE_EXCEEDED', 'The service could not finish in time.'],
}

function refusal(code: number): FakeAnswer {
  const [status = 'UNKNOWN', message = 'Unknown.', reason] = words[code] ?? []
  const details =
    reason === undefined ? [] : [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }]
  return { status: code, body: { error: { code, message, status, details } } }
}

/** The responses of Gemini. Source: Gemini API, "streamGenerateContent". */
export function geminiProtocol({
  key,
  model,
}: {
  readonly key: string
  readonly model: string
}): FakeProtocol {
  const event = (candidate: object, more: object = {}) =>
    JSON.stringify({
      candidates: [{ index: 0, ...candidate }],
      ...more,
      modelVersion: model,
      responseId: 'r1',
    })
  const said = (part: object) => event({ content: { role: 'model', parts: [part] } })
  const reasons = {
    whole: 'STOP',
    too_long: 'MAX_TOKENS',
    safety: 'SAFETY',
    recitation: 'RECITATION',
  } as const
  return {
    faultOf: ({ method, url, headers, body }) => {
      if (url.pathname !== `/v1beta/models/${model}:streamGenerateContent`) return refusal(404)
      if (headers['x-goog-api-key'] !== key || url.searchParams.has('key')) return refusal(400)
      const isRight = method === 'POST' && url.searchParams.get('alt') === 'sse'
      const { data, error } = bodySchema.safeParse(body)
      if (isRight && data?.contents[0]?.role === 'user') return null
      const message = error
        ? z.prettifyError(error)
        : 'Please ask with POST and alt=sse, and let a user begin.'
      return { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } }
    },
    promptOf: (body) => {
      const { systemInstruction, contents } = bodySchema.parse(body)
      const textOf = (list: readonly { text: string }[]) => list.map(({ text }) => text).join('')
      return {
        system: textOf(systemInstruction.parts),
        turns: contents.map(({ role, parts: list }) => ({ role, text: textOf(list) })),
      }
    },
    refusal,
    thought: (text) => said({ text, thought: true }),
    piece: (text) => said({ text }),
    end: (how, { prompt, reply }) => {
      const usageMetadata = {
        promptTokenCount: prompt,
        candidatesTokenCount: reply,
        totalTokenCount: prompt + reply,
      }
      return [event({ finishReason: reasons[how] }, { usageMetadata })]
    },
    blocked: [JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' }, modelVersion: model })],
    errorInside: JSON.stringify(refusal(503).body),
  }
}
