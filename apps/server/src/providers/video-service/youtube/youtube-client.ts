import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { YoutubeSettings } from '../../../youtube-settings.ts'
import { VideoServiceError } from '../video-service.ts'
import { refusalSchema } from './youtube-answers.ts'

const beforeRetryMs = 300
const answerBytes = 4 * 1024 * 1024
/** Pause after the daily quota is used up, because every request would be rejected. */
const restMs = 30 * 60_000

export interface Question {
  readonly path: 'playlistItems' | 'videos' | 'i18nLanguages'
  readonly parameters: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Sends requests to YouTube with the operator's key, which no error contains. Transient errors are retried once.
 * Validates the response; throws only `VideoServiceError`. Timeout per response: `answerWithinMs`.
 */
export function makeYoutubeClient({ apiKey, baseUrl }: YoutubeSettings, answerWithinMs: number) {
  let rests: { readonly until: number; readonly said: string } | null = null

  const askOnce = async ({ path, parameters, signal }: Question): Promise<unknown> => {
    const query = new URLSearchParams({ ...parameters, key: apiKey })
    const within = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)])
    const response = await reached(`${baseUrl}/${path}?${query}`, within)
    const body = await bodyOf(response)
    if (response.ok) return body
    const { data } = refusalSchema.safeParse(body)
    if (!data || response.status >= 500) throw new Passing(`YouTube answered with status ${response.status}.`)
    const said = data.error.message.replaceAll(apiKey, '…')
    const reasons = data.error.errors?.map(({ reason }) => reason) ?? []
    if (reasons.some((reason) => reason === 'quotaExceeded' || reason === 'dailyLimitExceeded')) {
      rests = { until: Date.now() + restMs, said }
    }
    throw new VideoServiceError(`YouTube refused (${response.status}): ${said}`, said)
  }

  return async <S extends z.ZodType>(schema: S, question: Question): Promise<z.output<S>> => {
    if (rests && Date.now() < rests.until) throw new VideoServiceError(rests.said, rests.said)
    const answer = await askOnce(question).catch(async (error: unknown) => {
      if (!(error instanceof Passing) || question.signal.aborted) throw error
      await sleep(beforeRetryMs)
      return askOnce(question)
    })
    const parsed = schema.safeParse(answer)
    if (parsed.success) return parsed.data
    throw new VideoServiceError(
      `YouTube answered what cannot be understood: ${z.prettifyError(parsed.error)}`,
    )
  }
}

/** A transient error. */
class Passing extends VideoServiceError {}

/** The network error is not kept as cause, because it contains the address with the key. */
async function reached(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { accept: 'application/json' },
      // A redirect would leak the key to another host.
      redirect: 'error',
      signal,
    })
  } catch {
    throw new Passing('YouTube did not answer.')
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > answerBytes) break
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    // The connection broke, or the response is an HTML page.
    throw new Passing(`YouTube answered what is not JSON (${response.status}).`)
  }
}
