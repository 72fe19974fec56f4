/** What a YouTube URL refers to, in any of its forms. */
export type YoutubeAddress =
  | {
      readonly kind: 'video'
      readonly videoId: string
      /** Whole seconds; 0 for the beginning. */
      readonly startSeconds: number
      /** The playlist in which it was open; null if none. */
      readonly playlistId: string | null
    }
  | { readonly kind: 'playlist'; readonly playlistId: string }
  /** A YouTube URL of neither: `message` explains what to do. */
  | { readonly kind: 'other'; readonly message: string }

const hosts =
  /^((www|m|music|gaming|studio)\.)?(youtube\.com|youtube-nocookie\.com|youtubekids\.com)$|^(www\.)?youtu\.be$/

/** Source: YouTube Data API, ids in use. */
const videoIds = /^[A-Za-z0-9_-]{11}$/
const playlistIds = /^[A-Za-z0-9_-]{12,64}$/
/** Path components before the id of a video. */
const videoFolders: ReadonlySet<string> = new Set(['shorts', 'live', 'embed', 'v', 'e', 'watch', 'video'])
/** Ids of personal or dynamic playlists, which other users cannot see. */
const passingLists = /^(WL|LL|LM|RD|UL|TL)/

const noVideo = 'This address of YouTube names no video. Open the video there, and paste its address.'
const noPlace =
  'This is a channel of YouTube, not a video. Open one of its videos or playlists, and paste that address.'

/** Parses a YouTube URL in any form, embed code, or a bare id; null if it is none of these. */
export function readYoutubeAddress(text: string): YoutubeAddress | null {
  const typed = bareAddress(text)
  if (videoIds.test(typed)) {
    return { kind: 'video', videoId: typed, startSeconds: 0, playlistId: null }
  }
  if (/^(PL|OLAK5uy_|UU|FL)/.test(typed) && playlistIds.test(typed)) return playlistOf(typed)
  const address = addressIn(typed)
  return address === null ? null : readAddress(address)
}

/** YouTube's own URL of a video, in a form that `readYoutubeAddress` accepts. */
export function youtubeVideoAddress(videoId: string, startSeconds: number): string {
  const start = startSeconds > 0 ? `&t=${startSeconds}s` : ''
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}${start}`
}

/** Why it is not a single video for a lesson, with the remedy, in one sentence; null if it is one. */
export function singleVideoFault(read: YoutubeAddress | null): string | null {
  switch (read?.kind) {
    case 'video':
      return null
    case 'playlist':
      return 'This is a playlist, not a single video. Put it into the field Playlist id of the course, or paste the address of one of its videos here.'
    case 'other':
      return read.message
    case undefined:
      return 'Paste the address of a video at YouTube, such as https://youtu.be/dQw4w9WgXcQ'
  }
}

/** Removes what was copied with the URL: iframe code, brackets, quotes and invisible characters. */
function bareAddress(text: string): string {
  const source = /<iframe\b[^<>]*?\bsrc\s{0,9}=\s{0,9}["']?([^"'\s>]+)/i.exec(text)?.[1]
  return (source ?? text)
    .replaceAll('&amp;', '&')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .trim()
    .replace(/^[<("']+|(?<![>)"',;])[>)"',;]+$/g, '')
}

function addressIn(typed: string): URL | null {
  if (/\s/.test(typed)) return null
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  const address = URL.parse(whole)
  return address !== null && hosts.test(address.hostname) ? address : null
}

function readAddress(address: URL): YoutubeAddress {
  const { hostname, pathname, searchParams } = address
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '')
  if (first === 'attribution_link') return readShared(searchParams.get('u'))
  const list = searchParams.get('list') ?? ''
  const named = hostname.endsWith('youtu.be') ? first : videoFolders.has(first) ? second : ''
  const videoId = [named, searchParams.get('v') ?? ''].find((id) => videoIds.test(id))
  if (videoId !== undefined && second !== 'live_stream' && second !== 'videoseries') {
    const playlistId = playlistIds.test(list) && !passingLists.test(list) ? list : null
    return { kind: 'video', videoId, startSeconds: startIn(address), playlistId }
  }
  if (list !== '') return playlistOf(list)
  if (/^(@|channel$|c$|user$)/.test(first) || second === 'live_stream') {
    return { kind: 'other', message: noPlace }
  }
  return { kind: 'other', message: noVideo }
}

/** A URL within a URL, as a mobile app used to share them. */
function readShared(path: string | null): YoutubeAddress {
  const address = path === null ? null : URL.parse(path, 'https://www.youtube.com')
  const isOther =
    address === null || address.pathname === '/attribution_link' || !hosts.test(address.hostname)
  return isOther ? { kind: 'other', message: noVideo } : readAddress(address)
}

function playlistOf(playlistId: string): YoutubeAddress {
  if (playlistIds.test(playlistId) && !passingLists.test(playlistId)) return { kind: 'playlist', playlistId }
  const message =
    'This list belongs to your own account at YouTube, and nobody else can open it. Make a public playlist there.'
  return { kind: 'other', message }
}

/** Parses a start time such as "90", "90s" or "1h2m3s" from `t`, `start`, `time_continue` or the fragment; 0 if there is none. */
function startIn({ searchParams, hash }: URL): number {
  const behind = new URLSearchParams(hash.slice(1)).get('t')
  const told =
    searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? behind ?? ''
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(told) ?? []
  if (whole === undefined) return 0
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), 86_400)
}
