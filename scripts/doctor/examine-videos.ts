import type { Database } from '@codedojo/db'
import type { Config } from '../../apps/server/src/config.ts'
import { findMissingVideos, sumVideos } from '../../apps/server/src/features/videos/index.ts'
import { makeYoutube } from '../../apps/server/src/providers/video-service/index.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

/** Checks that the file of every video exists; with servers on several machines, only those of this machine. */
export async function examineVideos(database: Database, config: Config): Promise<Finding> {
  const { count, bytes } = await sumVideos(database)
  const missing = await findMissingVideos(database, config)
  if (missing.length === 0) return okFinding('videos', `${count}, ${(bytes / 1024 ** 3).toFixed(1)} GB`)
  return faultFinding(
    'videos',
    `the files of ${missing.length} are missing: ${missing.slice(0, 5).join(', ')}`,
    'Copy the folder videos from your back-up into the data folder, or upload them again.',
  )
}

/** Checks the API key of the video service; this costs one unit of the daily quota. */
export async function examineVideoService({ youtube }: Config): Promise<Finding> {
  if (youtube === null) {
    const cure = 'Set YOUTUBE_API_KEY to make lessons of the videos of playlists.'
    return warningFinding('video service', 'not configured: playlists are shown in its own player', cure)
  }
  try {
    await makeYoutube(youtube).check()
    return okFinding('video service', 'YouTube answers')
  } catch (error) {
    return faultFinding('video service', reasonOf(error), 'Check YOUTUBE_API_KEY, its quota and the network.')
  }
}
