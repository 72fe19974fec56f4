import type { GeminiSettings } from '../../../assistant-settings.ts'
import { memoizeAsync } from '../memoize-async.ts'
import { type ModelProtocol, maxReplyTokens } from '../model-protocol.ts'
import { restrictedFetch } from '../restricted-fetch.ts'
import { readGeminiEvent } from './gemini-event.ts'
import { geminiRefusal } from './gemini-refusal.ts'

/**
 * Gemini through Google's package, imported lazily with the first question. Source: Gemini API, "generateContent".
 * temperature, topP and topK are not sent: they are deprecated from Gemini 3.6 on.
 */
export function makeGemini({ apiKey, model, baseUrl }: GeminiSettings): ModelProtocol {
  const client = memoizeAsync(async () => {
    const { GoogleGenAI } = await import('@google/genai')
    // Sets every option that the package would otherwise read from the environment.
    const httpOptions = { baseUrl, apiVersion: 'v1beta', fetch: restrictedFetch }
    return new GoogleGenAI({ apiKey, enterprise: false, httpOptions })
  })
  return {
    name: 'Gemini',
    ask: async ({ system, turns }, signal) => {
      const { models } = await client()
      return models.generateContentStream({
        model,
        contents: turns.map(({ role, text }) => ({ role, parts: [{ text }] })),
        config: {
          systemInstruction: { parts: [{ text: system }] },
          maxOutputTokens: maxReplyTokens,
          ...(thinks(model) && { thinkingConfig: { thinkingLevel: await lowLevel() } }),
          abortSignal: signal,
          // Disables the package's own retries of a broken stream.
          automaticContinuation: false,
        },
      })
    },
    readEvent: readGeminiEvent,
    refusalOf: geminiRefusal,
  }
}

/** Thoughts count towards the token limit. Their level can be set from Gemini 3 on; earlier models reject it. */
function thinks(model: string): boolean {
  return /^gemini-(?:[3-9]|\d\d)/.test(model)
}

async function lowLevel() {
  const { ThinkingLevel } = await import('@google/genai')
  return ThinkingLevel.LOW
}
