import { z } from 'zod'
import type { ServiceVideo } from '../video-service.ts'
import { isoSeconds } from './iso-seconds.ts'

/** What YouTube answers, in its own fields; more of them are ignored. Source: YouTube Data API, "PlaylistItems: list". */

const picture = z
  .object({ url: z.url({ protocol: /^https$/ }) })
  .optional()
  .catch(undefined)

const itemSchema = z.object({
  snippet: z.object({
    publishedAt: z.iso.datetime({ offset: true }).optional().catch(undefined),
    title: z.string(),
    description: z.string().optional(),
    thumbnails: z.object({ medium: picture, high: picture, default: picture }).optional().catch(undefined),
    resourceId: z.object({ videoId: z.string().regex(/^[A-Za-z0-9_-]{11}$/) }),
  }),
})

export const pageSchema = z.object({
  nextPageToken: z.string().max(1000).optional(),
  items: z.array(z.unknown()),
})

export const lengthsSchema = z.object({
  items: z.array(z.object({ id: z.string(), contentDetails: z.object({ duration: z.string() }) })),
})

/** Source: YouTube Data API, "Errors". */
export const refusalSchema = z.object({
  error: z.object({
    message: z.string().min(1),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

/** In the place of the title of a video that only its owner sees, and of one that is no more. */
const hiddenTitles: ReadonlySet<string> = new Set(['Private video', 'Deleted video'])

/** One item of a playlist; null: nobody can watch it, or it is none. */
export function readItem(item: unknown): ServiceVideo | null {
  const { data } = itemSchema.safeParse(item)
  if (!data || hiddenTitles.has(data.snippet.title)) return null
  const { title, description = '', thumbnails, publishedAt, resourceId } = data.snippet
  const shown = thumbnails?.medium ?? thumbnails?.high ?? thumbnails?.default
  return {
    id: resourceId.videoId,
    title: title.trim() || 'Video',
    description,
    thumbnail: shown?.url ?? '',
    publishedAt: publishedAt === undefined ? null : new Date(publishedAt),
    seconds: null,
  }
}

/** Lengths by the id of the video. */
export function readLengths({ items }: z.output<typeof lengthsSchema>): ReadonlyMap<string, number | null> {
  return new Map(items.map(({ id, contentDetails }) => [id, isoSeconds(contentDetails.duration)]))
}
