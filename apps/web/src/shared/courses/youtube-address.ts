import type { Lesson } from '@codedojo/contract'

/** Where the video service itself shows a lesson of it: a link for people, nothing is loaded from there. */
export function youtubeAddress({ kind, videoId }: Pick<Lesson, 'kind' | 'videoId'>): string {
  const id = encodeURIComponent(videoId)
  const page = kind === 'playlist' ? `playlist?list=${id}` : `watch?v=${id}`
  return `https://www.youtube.com/${page}`
}
