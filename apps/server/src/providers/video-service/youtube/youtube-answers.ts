import { z } from 'zod'
import type { ServiceVideo, SingleVideo } from '../video-service.ts'
import { parseIsoDuration } from './parse-iso-duration.ts'

/**
 * YouTube's responses, with its own field names; unknown fields are ignored. Source: YouTube Data API, "PlaylistItems:
 * list".
 */

const picture = z
  .object({ url: z.url({ protocol: /^https$/ }) })
  .optional()
  .catch(undefined)

const snippetSchema = z.object({
  publishedAt: z.iso.datetime({ offset: true }).optional().catch(undefined),
  title: z.string(),
  description: z.string().optional(),
  thumbnails: z.object({ medium: picture, high: picture, default: picture }).optional().catch(undefined),
})

const itemSchema = z.object({
  snippet: snippetSchema.extend({
    resourceId: z.object({ videoId: z.string().regex(/^[A-Za-z0-9_-]{11}$/) }),
  }),
})

/** Source: YouTube Data API, "Videos: list"; parts snippet, contentDetails and status. */
export const videosSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: snippetSchema,
      contentDetails: z.object({
        duration: z.string().optional(),
        contentRating: z.object({ ytRating: z.string().optional() }).optional(),
      }),
      status: z.object({
        uploadStatus: z.string().optional(),
        privacyStatus: z.string().optional(),
        embeddable: z.boolean().optional(),
      }),
    }),
  ),
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

/** Placeholder titles of private and deleted videos. */
const hiddenTitles: ReadonlySet<string> = new Set(['Private video', 'Deleted video'])

/** An item of a playlist; null if not publicly visible, or malformed. */
export function parsePlaylistItem(item: unknown): ServiceVideo | null {
  const { data } = itemSchema.safeParse(item)
  if (!data || hiddenTitles.has(data.snippet.title)) return null
  return { id: data.snippet.resourceId.videoId, ...readSnippet(data.snippet), seconds: null }
}

/** A video that was requested by id; null if not publicly visible. */
export function parseVideo({ items }: z.output<typeof videosSchema>): SingleVideo | null {
  const [item] = items
  if (!item) return null
  const { id, snippet, contentDetails, status } = item
  const isGone = ['failed', 'rejected', 'deleted'].includes(status.uploadStatus ?? '')
  if (isGone || status.privacyStatus === 'private') return null
  const isForAdults = contentDetails.contentRating?.ytRating === 'ytAgeRestricted'
  return {
    id,
    ...readSnippet(snippet),
    seconds: parseIsoDuration(contentDetails.duration ?? ''),
    heldBack: status.embeddable === false ? 'embedding' : isForAdults ? 'age' : 'nothing',
  }
}

function readSnippet({ title, description = '', thumbnails, publishedAt }: z.output<typeof snippetSchema>) {
  const shown = thumbnails?.medium ?? thumbnails?.high ?? thumbnails?.default
  return {
    title: title.trim() || 'Video',
    description,
    thumbnail: shown?.url ?? '',
    publishedAt: publishedAt === undefined ? null : new Date(publishedAt),
  }
}

/** Durations by video id. */
export function parseDurations({
  items,
}: z.output<typeof lengthsSchema>): ReadonlyMap<string, number | null> {
  return new Map(items.map(({ id, contentDetails }) => [id, parseIsoDuration(contentDetails.duration)]))
}
