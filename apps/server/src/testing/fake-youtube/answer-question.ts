/** The only key that the fake accepts. */
export const fakeKey = 'AIzaFake-key-of-the-tests_0123456789'

export interface FakeVideo {
  /** 11 characters. */
  readonly id: string
  readonly title: string
  readonly description?: string
  /** An ISO 8601 duration. */
  readonly duration?: string
  /** Private or deleted. */
  readonly hidden?: 'Private video' | 'Deleted video'
  /** Not embeddable, or age-restricted. */
  readonly heldBack?: 'embedding' | 'age'
}

interface AskedQuestion {
  readonly path: string
  readonly query: URLSearchParams
  readonly key: string | null
}

/** The responses of YouTube. Source: YouTube Data API, "PlaylistItems: list", "Videos: list" and "Errors". */
export function answerQuestion(
  playlists: ReadonlyMap<string, readonly FakeVideo[]>,
  { path, query, key }: AskedQuestion,
) {
  if (key !== fakeKey) return refusal(400, 'badRequest', 'API key not valid. Please pass a valid API key.')
  if (path.endsWith('/playlistItems')) return listItems(playlists, query)
  if (path.endsWith('/videos')) return listVideos(playlists, query)
  if (path.endsWith('/i18nLanguages')) return { status: 200, body: { items: [{ id: 'en' }] } }
  return refusal(404, 'notFound', 'Not Found')
}

export function refusal(status: number, reason: string, message: string) {
  const error = { code: status, message, errors: [{ message, domain: 'youtube', reason }] }
  return { status, body: { error } }
}

function listItems(playlists: ReadonlyMap<string, readonly FakeVideo[]>, query: URLSearchParams) {
  const videos = playlists.get(query.get('playlistId') ?? '')
  if (!videos) {
    const message =
      "The playlist identified with the request's <code>playlistId</code> parameter cannot be found."
    return refusal(404, 'playlistNotFound', message)
  }
  const size = Math.min(Number(query.get('maxResults') ?? 5), 50)
  const token = query.get('pageToken')
  const from = token === null ? 0 : Number(/^from-(\d+)$/.exec(token)?.[1] ?? Number.NaN)
  if (Number.isNaN(from)) {
    return refusal(400, 'invalidPageToken', 'The request specifies an invalid page token.')
  }
  const next = from + size
  return {
    status: 200,
    body: {
      kind: 'youtube#playlistItemListResponse',
      ...(next < videos.length && { nextPageToken: `from-${next}` }),
      ...(from > 0 && { prevPageToken: `from-${Math.max(from - size, 0)}` }),
      pageInfo: { totalResults: videos.length, resultsPerPage: size },
      items: videos.slice(from, next).map((video, at) => itemOf(video, from + at)),
    },
  }
}

function itemOf({ id, title, description = '', hidden }: FakeVideo, position: number) {
  const url = `https://i.ytimg.com/vi/${id}/mqdefault.jpg`
  return {
    kind: 'youtube#playlistItem',
    snippet: {
      publishedAt: new Date(Date.UTC(2026, 0, 1 + position)).toISOString().replace('.000', ''),
      title: hidden ?? title,
      description: hidden
        ? `This video is ${hidden === 'Private video' ? 'private' : 'unavailable'}.`
        : description,
      thumbnails: hidden ? {} : { medium: { url, width: 320, height: 180 } },
      position,
      resourceId: { kind: 'youtube#video', videoId: id },
    },
  }
}

function listVideos(playlists: ReadonlyMap<string, readonly FakeVideo[]>, query: URLSearchParams) {
  const ids = (query.get('id') ?? '').split(',')
  if (ids.length > 50) return refusal(400, 'invalidFilters', 'Too many ids.')
  const all = new Map([...playlists.values()].flat().map((video) => [video.id, video]))
  if (query.get('part')?.includes('status')) return listWhole(ids.flatMap((id) => all.get(id) ?? []))
  const items = ids.flatMap((id) => {
    const duration = all.get(id)?.duration
    return duration === undefined ? [] : [{ kind: 'youtube#video', id, contentDetails: { duration } }]
  })
  return { status: 200, body: { kind: 'youtube#videoListResponse', items } }
}

function listWhole(videos: readonly FakeVideo[]) {
  const items = videos
    .filter(({ hidden }) => hidden === undefined)
    .map((video, at) => {
      const { resourceId: _, ...snippet } = itemOf(video, at).snippet
      const rating = video.heldBack === 'age' ? { contentRating: { ytRating: 'ytAgeRestricted' } } : {}
      return {
        kind: 'youtube#video',
        id: video.id,
        snippet,
        contentDetails: { ...(video.duration && { duration: video.duration }), ...rating },
        status: {
          uploadStatus: 'processed',
          privacyStatus: 'public',
          embeddable: video.heldBack !== 'embedding',
        },
      }
    })
  return { status: 200, body: { kind: 'youtube#videoListResponse', items } }
}
