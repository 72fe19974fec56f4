import type { OpenaiSettings } from '../../../assistant-settings.ts'
import { memoizeAsync } from '../memoize-async.ts'
import { type ModelProtocol, maxReplyTokens } from '../model-protocol.ts'
import { restrictedFetch } from '../restricted-fetch.ts'
import { readOpenaiEvent } from './openai-event.ts'
import { openaiRefusal } from './openai-refusal.ts'

/**
 * A service with OpenAI's protocol, through OpenAI's package, imported lazily with the first question. Source: OpenAI
 * API, "Create chat completion", and Ollama, "OpenAI compatibility".
 */
export function makeOpenai({ apiKey, model, baseUrl }: OpenaiSettings): ModelProtocol {
  const client = memoizeAsync(async () => {
    const { default: OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: baseUrl,
      // The package requires a key; without one, the header is removed.
      apiKey: apiKey ?? 'none',
      defaultHeaders: apiKey === null ? { authorization: null } : {},
      // Sets every option that the package would otherwise read from the environment.
      ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null },
      maxRetries: 0,
      logLevel: 'off',
      fetch: restrictedFetch,
    })
  })
  return {
    name: 'The model service',
    ask: async ({ system, turns }, signal) => {
      const { chat } = await client()
      return chat.completions.create(
        {
          model,
          stream: true,
          stream_options: { include_usage: true },
          messages: [
            { role: 'system', content: system },
            ...turns.map(({ role, text }) =>
              role === 'user'
                ? { role: 'user' as const, content: text }
                : { role: 'assistant' as const, content: text },
            ),
          ],
          ...lengthLimit(baseUrl),
        },
        { signal },
      )
    },
    readEvent: readOpenaiEvent,
    refusalOf: openaiRefusal,
  }
}

/** Newer OpenAI models reject the old name of the limit; other services know only the old one. */
function lengthLimit(baseUrl: string) {
  return new URL(baseUrl).hostname === 'api.openai.com'
    ? { max_completion_tokens: maxReplyTokens }
    : { max_tokens: maxReplyTokens }
}
