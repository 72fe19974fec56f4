import type { Bucket } from '../../../providers/object-storage/index.ts'
import { videoKey, videosPrefix } from './bucket-keys.ts'
import { BucketUploads } from './bucket-uploads.ts'
import type { VideoStorage } from './video-storage.ts'

/** Videos as objects of a bucket, so that several servers share no folder. */
export function openBucketStorage(bucket: Bucket): VideoStorage {
  return {
    uploads: new BucketUploads(bucket),
    bytesOf: async (id) => (await bucket.find(videoKey(id)))?.bytes ?? null,
    open: (id, range) => bucket.open(videoKey(id), range),
    listOlder: async (before) => {
      const ids: string[] = []
      for await (const { key, storedAt } of bucket.list(videosPrefix)) {
        if (storedAt < before) ids.push(key.slice(videosPrefix.length))
      }
      return ids
    },
    remove: (id) => bucket.remove(videoKey(id)),
  }
}
