import type { Config } from '../../../config.ts'
import type { Bucket } from '../../../providers/object-storage/index.ts'
import { openBucketStorage } from './bucket-storage.ts'
import { openFolderStorage } from './folder-storage.ts'
import type { VideoStorage } from './video-storage.ts'

export interface StorageParts {
  readonly config: Pick<Config, 'dataFolder'>
  /** null: videos are files in the data folder. */
  readonly bucket: Bucket | null
}

/** Opens the storage that the settings name: the bucket if there is one, otherwise the data folder. */
export async function openVideoStorage({ config, bucket }: StorageParts): Promise<VideoStorage> {
  return bucket === null ? await openFolderStorage(config) : openBucketStorage(bucket)
}
