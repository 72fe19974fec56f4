import type { Lesson } from '@codedojo/contract'

/** The page of a video at YouTube: a link for people, from which nothing is loaded. */
export function youtubeAddress({ kind, videoId }: Pick<Lesson, 'kind' | 'videoId'>): string {
  const id = encodeURIComponent(videoId)
  const page = kind === 'playlist' ? `playlist?list=${id}` : `watch?v=${id}`
  return `https://www.youtube.com/${page}`
}
