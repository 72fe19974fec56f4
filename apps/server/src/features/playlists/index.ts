import type { Context } from '../../context.ts'

export { makePlaylistImporter } from './playlist-importer.ts'
export { playlistRoutes } from './routes.ts'

/**
 * Refreshes the lessons of a course from its playlist if the last import is older than ten minutes. Runs in the
 * background, except for the first import. Never throws.
 */
export function refreshPlaylist({ playlists }: Pick<Context, 'playlists'>, courseId: string): Promise<void> {
  return playlists.follow(courseId)
}
