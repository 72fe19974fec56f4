import type { Lesson } from '@codedojo/contract'
import { youtubeOrigin } from '../../../shared/courses/youtube-frame.ts'

interface Embedding {
  /** Origin of this page. */
  readonly origin: string
  /** Start position in whole seconds. */
  readonly start: number
}

/** URL of the embedded YouTube player for a lesson. Source: YouTube, "Embedded Players and Player Parameters". */
export function embedUrl({ kind, videoId }: Pick<Lesson, 'kind' | 'videoId'>, { origin, start }: Embedding) {
  const isPlaylist = kind === 'playlist'
  const path = isPlaylist ? 'videoseries' : encodeURIComponent(videoId)
  const address = new URL(`/embed/${path}`, youtubeOrigin)
  const parameters = { rel: '0', playsinline: '1', enablejsapi: '1', origin }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  if (isPlaylist) address.searchParams.set('list', videoId)
  else if (start > 0) address.searchParams.set('start', String(start))
  return address.href
}
