import { z } from 'zod'
import type { YoutubeSettings } from '../../../youtube-settings.ts'
import {
  type PlaylistRequest,
  type ServiceVideo,
  type VideoService,
  VideoServiceError,
} from '../video-service.ts'
import {
  lengthsSchema,
  pageSchema,
  parseDurations,
  parsePlaylistItem,
  parseVideo,
  videosSchema,
} from './youtube-answers.ts'
import { makeYoutubeClient } from './youtube-client.ts'

/** Maximum page size. Each response costs one unit of the daily quota, whatever its size. */
const perPage = 50

const usual = { answerWithinMs: 8_000 }

/** Reads YouTube playlists. Source: YouTube Data API, "PlaylistItems: list" and "Videos: list". */
export function makeYoutube(settings: YoutubeSettings, { answerWithinMs } = usual): VideoService {
  const ask = makeYoutubeClient(settings, answerWithinMs)

  const listVideos = async ({ playlistId, maxVideos, signal }: PlaylistRequest): Promise<ServiceVideo[]> => {
    const found = new Map<string, ServiceVideo>()
    const most = Math.ceil(maxVideos / perPage)
    let pageToken: string | undefined
    for (let page = 0; page < most; page += 1) {
      const { items, nextPageToken } = await ask(pageSchema, {
        path: 'playlistItems',
        parameters: {
          part: 'snippet',
          playlistId,
          maxResults: String(perPage),
          ...(pageToken !== undefined && { pageToken }),
        },
        signal,
      })
      for (const video of items.map(parsePlaylistItem))
        if (video && !found.has(video.id)) found.set(video.id, video)
      if (nextPageToken === undefined) break
      pageToken = nextPageToken
    }
    return [...found.values()].slice(0, maxVideos)
  }

  const lengthsOf = async (ids: readonly string[], signal: AbortSignal) => {
    const lengths = new Map<string, number | null>()
    for (let from = 0; from < ids.length; from += perPage) {
      const parameters = { part: 'contentDetails', id: ids.slice(from, from + perPage).join(',') }
      const answer = await ask(lengthsSchema, { path: 'videos', parameters, signal })
      for (const [id, seconds] of parseDurations(answer)) lengths.set(id, seconds)
    }
    return lengths
  }

  return {
    readPlaylist: async (request) => {
      const videos = await listVideos(request)
      const wanted = videos.map(({ id }) => id).filter((id) => !request.known.has(id))
      // A list without durations is better than none: they are requested again at the next import.
      const lengths = await lengthsOf(wanted, request.signal).catch((error: unknown) => {
        if (error instanceof VideoServiceError) return new Map<string, number | null>()
        throw error
      })
      return videos.map((video) => ({ ...video, seconds: lengths.get(video.id) ?? null }))
    },
    readVideo: async (videoId, signal) => {
      const parameters = { part: 'snippet,contentDetails,status', id: videoId }
      return parseVideo(await ask(videosSchema, { path: 'videos', parameters, signal }))
    },
    check: async () => {
      await ask(z.object({ items: z.array(z.unknown()) }), {
        path: 'i18nLanguages',
        parameters: { part: 'snippet' },
        signal: new AbortController().signal,
      })
    },
  }
}
