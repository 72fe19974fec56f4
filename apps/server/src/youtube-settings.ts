import { z } from 'zod'

/** The operator's Google project. */
export interface YoutubeSettings {
  readonly apiKey: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

export const youtubeKeySchema = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{20,100}$/,
    'must be a key of the YouTube Data API such as AIzaSyA-1234567890abcdefghijklmnop',
  )
  .optional()

/** null if no key is set. */
export function readYoutubeSettings(read: {
  readonly YOUTUBE_API_KEY?: string | undefined
  readonly YOUTUBE_BASE_URL: string
}): YoutubeSettings | null {
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_BASE_URL: baseUrl } = read
  return apiKey === undefined ? null : { apiKey, baseUrl: baseUrl.replace(/(?<!\/)\/+$/, '') }
}
