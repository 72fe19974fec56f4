import type { Database } from '@codedojo/db'
import type { Config } from '../../apps/server/src/config.ts'
import { findMissingVideos, sumVideos } from '../../apps/server/src/features/videos/index.ts'
import { type Bucket, makeBucket } from '../../apps/server/src/providers/object-storage/index.ts'
import { makeYoutube } from '../../apps/server/src/providers/video-service/index.ts'
import { type Finding, faultFinding, okFinding, reasonOf, warningFinding } from './finding.ts'

/** Checks that the content of every video exists, in the bucket if there is one, otherwise in the data folder of this machine. */
export async function examineVideos(database: Database, config: Config): Promise<Finding> {
  using bucket = makeBucket(config.objectStorage)
  const { count, bytes } = await sumVideos(database)
  try {
    await bucket?.check()
    const missing = await findMissingVideos(database, { config, bucket })
    const where = bucket === null ? '' : `, in the bucket "${bucket.name}"`
    if (missing.length === 0)
      return okFinding('videos', `${count}, ${(bytes / 1024 ** 3).toFixed(1)} GB${where}`)
    const names = missing.slice(0, 5).join(', ')
    return faultFinding('videos', `the contents of ${missing.length} are missing: ${names}`, cureOf(bucket))
  } catch (error) {
    const cure = 'Check the settings whose names begin with S3_, and the way to the bucket.'
    return faultFinding('videos', reasonOf(error), cure)
  }
}

function cureOf(bucket: Bucket | null): string {
  return bucket === null
    ? 'Copy the folder videos from your back-up into the data folder, or upload them again.'
    : 'Run "npm run admin -- move-videos" where the folder with the videos is, or upload them again.'
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
