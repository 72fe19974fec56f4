import { z } from 'zod'
import type { FakeAnswer, FakeProtocol } from '../fake-model/model-trouble.ts'

const bodySchema = z.strictObject({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(2),
  max_tokens: z.number().int().min(1),
})

/** Source: OpenAI API, "Error codes". */
const words: Readonly<Record<number, readonly [type: string, code: string | null, message: string]>> = {
  400: ['invalid_request_error', 'context_length_exceeded', 'Your messages are too long for this model.'],
  401: ['invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  403: ['invalid_request_error', 'unsupported_country', 'Country, region, or territory not supported.'],
  404: ['invalid_request_error', 'model_not_found', 'The model does not exist.'],
  429: ['insufficient_quota', 'insufficient_quota', 'You exceeded your current quota.'],
  500: ['server_error', null, 'The server had an error while processing your request.'],
  503: ['server_error', null, 'The engine is currently overloaded.'],
  504: ['server_error', null, 'The gateway gave up.'],
}

function refusal(status: number): FakeAnswer {
  const [type = 'server_error', code = null, message = 'Unknown.'] = words[status] ?? []
  return { status, body: { error: { message, type, param: null, code } } }
}

/** The responses of OpenAI's protocol. Source: OpenAI API, "Create chat completion". */
export function openaiProtocol({
  key,
  model,
}: {
  readonly key: string | null
  readonly model: string
}): FakeProtocol {
  const event = (choices: readonly object[], usage: object | null = null) =>
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1_760_000_000,
      model,
      choices,
      usage,
    })
  const choice = (delta: object, finish_reason: string | null = null) =>
    event([{ index: 0, delta, logprobs: null, finish_reason }])
  const reasons = {
    whole: 'stop',
    too_long: 'length',
    safety: 'content_filter',
    recitation: 'content_filter',
  } as const
  return {
    faultOf: ({ method, url, headers, body }) => {
      if (method !== 'POST' || url.pathname !== '/v1/chat/completions') return refusal(404)
      if (headers.authorization !== (key === null ? undefined : `Bearer ${key}`)) return refusal(401)
      const { data, error } = bodySchema.safeParse(body)
      if (data?.model === model) return null
      if (data) return refusal(404)
      const message = error ? z.prettifyError(error) : ''
      return {
        status: 400,
        body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
      }
    },
    promptOf: (body) => {
      const [first, ...turns] = bodySchema.parse(body).messages
      return {
        system: first?.role === 'system' ? first.content : '',
        turns: turns.map(({ role, content }) => ({ role, text: content })),
      }
    },
    refusal,
    thought: (text) => choice({ reasoning_content: text }),
    piece: (text) => choice({ content: text }),
    end: (how, { prompt, reply }) => [
      choice({}, reasons[how]),
      event([], { prompt_tokens: prompt, completion_tokens: reply, total_tokens: prompt + reply }),
      '[DONE]',
    ],
    blocked: {
      status: 400,
      body: {
        error: {
          message: 'Your request was rejected by the safety system.',
          type: 'invalid_request_error',
          param: null,
          code: 'content_policy_violation',
        },
      },
    },
    errorInside: JSON.stringify(refusal(503).body),
  }
}
