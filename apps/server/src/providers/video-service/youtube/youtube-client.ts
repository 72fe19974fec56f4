import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { YoutubeSettings } from '../../../youtube-settings.ts'
import { VideoServiceError } from '../video-service.ts'
import { refusalSchema } from './youtube-answers.ts'

const beforeRetryMs = 300
const answerBytes = 4 * 1024 * 1024
/** After the day's quota is used up, nobody asks for that long: each question would only be refused. */
const restMs = 30 * 60_000

export interface Question {
  readonly path: 'playlistItems' | 'videos' | 'i18nLanguages'
  readonly parameters: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Asks YouTube with the operator's key, which no error holds. What may be otherwise in a moment is asked once more. Answers
 * what came in a shape that is known, and throws only `VideoServiceError`. Each answer must be here after `answerWithinMs`.
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

/** It may be otherwise in a moment. */
class Passing extends VideoServiceError {}

/** What is thrown by the line names the address, and so the key: it is not kept as the cause. */
async function reached(address: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { accept: 'application/json' },
      // A redirection would carry the key elsewhere.
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
    // The line broke in the middle, or a page for people came.
    throw new Passing(`YouTube answered what is not JSON (${response.status}).`)
  }
}
