import { z } from 'zod'

/** The operator's Google project. */
export interface GeminiSettings {
  readonly apiKey: string
  readonly model: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

/** A service that speaks the OpenAI protocol: OpenAI itself, Ollama and many more. */
export interface OpenaiSettings {
  /** null if the service needs no key, such as a local Ollama. */
  readonly apiKey: string | null
  readonly model: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

/** Price of a million tokens, in the operator's currency unit. */
export interface TokenPrices {
  readonly prompt: number
  readonly reply: number
}

const key = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be a key, without spaces')
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:11434/v1' })
const price = z.coerce
  .number({ error: 'must be a number such as 0.30' })
  .min(0, 'must not be below 0')
  .max(1_000_000, 'must be at most 1000000')

/** Environment variables, as the operator writes them. */
export const assistantSettingsShape = {
  GEMINI_API_KEY: key.optional(),
  GEMINI_MODEL: z
    .string()
    .regex(/^[A-Za-z\d][\w.-]{0,99}$/, 'must be the name of a model such as gemini-3.5-flash-lite')
    .default('gemini-3.5-flash-lite'),
  GEMINI_BASE_URL: address.default('https://generativelanguage.googleapis.com'),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_API_KEY: key.optional(),
  OPENAI_MODEL: z
    .string()
    .regex(/^[A-Za-z\d][\w./:@+-]{0,199}$/, 'must be the name of a model such as qwen2.5-coder:7b')
    .optional(),
  AI_PROMPT_PRICE: price.optional(),
  AI_REPLY_PRICE: price.optional(),
}

/** Errors of settings that contradict each other. Each sentence begins with the name of the setting. */
export function findAssistantSettingsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { OPENAI_BASE_URL: url, OPENAI_API_KEY: openaiKey, OPENAI_MODEL: model } = given
  const { AI_PROMPT_PRICE: prompt, AI_REPLY_PRICE: reply } = given
  const faults = [
    (url || openaiKey) &&
      !model &&
      'OPENAI_MODEL is missing: it names the model that OPENAI_BASE_URL or OPENAI_API_KEY is for',
    model &&
      !url &&
      !openaiKey &&
      'OPENAI_API_KEY is missing beside OPENAI_MODEL: only with OPENAI_BASE_URL there are services without a key',
    prompt && !reply && 'AI_REPLY_PRICE is missing: the two prices come together',
    reply && !prompt && 'AI_PROMPT_PRICE is missing: the two prices come together',
  ]
  return faults.filter((fault) => typeof fault === 'string').filter(Boolean)
}

type ParsedSettings = {
  readonly [N in keyof typeof assistantSettingsShape]: z.output<(typeof assistantSettingsShape)[N]>
}

/** null if no key is set. */
export function readGeminiSettings(
  read: Partial<ParsedSettings> & Pick<ParsedSettings, 'GEMINI_MODEL' | 'GEMINI_BASE_URL'>,
): GeminiSettings | null {
  const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = read
  return apiKey === undefined ? null : { apiKey, model, baseUrl: withoutSlash(baseUrl) }
}

/** null if no model is set. */
export function readOpenaiSettings(
  read: Partial<ParsedSettings> & Pick<ParsedSettings, 'OPENAI_BASE_URL'>,
): OpenaiSettings | null {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_MODEL: model, OPENAI_BASE_URL: baseUrl } = read
  return model === undefined ? null : { apiKey, model, baseUrl: withoutSlash(baseUrl) }
}

/** null if the prices are unknown, so no costs are shown. */
export function readTokenPrices(read: Partial<ParsedSettings>): TokenPrices | null {
  const { AI_PROMPT_PRICE: prompt, AI_REPLY_PRICE: reply } = read
  return prompt === undefined || reply === undefined ? null : { prompt, reply }
}

function withoutSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '')
}
