import type { Context } from '../../context.ts'

export { makePlaylistImporter } from './playlist-importer.ts'
export { playlistRoutes } from './routes.ts'

/**
 * Sees to it that the lessons of a course follow its playlist: reads it when that was longer than ten minutes ago, without
 * being waited for unless it was never read. Never fails.
 */
export function refreshPlaylist({ playlists }: Pick<Context, 'playlists'>, courseId: string): Promise<void> {
  return playlists.follow(courseId)
}
