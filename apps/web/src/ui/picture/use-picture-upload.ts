import { productLimits, uploadPicture } from '@codedojo/contract'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { uploadFile } from '../../lib/api/upload-file.ts'
import { useCancellable } from '../../lib/api/use-cancellable.ts'

export type PictureUpload =
  | { readonly kind: 'none' }
  /** `share` from 0 to 1. */
  | { readonly kind: 'underWay'; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string; readonly file: File }

export interface PictureUploadControl {
  readonly upload: PictureUpload
  readonly send: (file: File) => Promise<void>
  readonly clear: () => void
}

/** Uploads a picture and passes on its URL. The upload is cancelled when the component unmounts. */
export function usePictureUpload(onStored: (url: string) => void): PictureUploadControl {
  const [upload, setUpload] = useState<PictureUpload>({ kind: 'none' })
  const { run } = useCancellable()
  const send = async (file: File) => {
    if (file.size > productLimits.pictureBytes) {
      setUpload({ kind: 'failed', message: 'The picture is larger than 2 MB.', file })
      return
    }
    setUpload({ kind: 'underWay', share: 0 })
    try {
      const onProgress = (share: number) => setUpload({ kind: 'underWay', share })
      const stored = await run((signal) =>
        uploadFile(uploadPicture, { query: undefined, file, onProgress, signal }),
      )
      setUpload({ kind: 'none' })
      onStored(stored.url)
    } catch (error) {
      setUpload({ kind: 'failed', message: messageOf(error), file })
    }
  }
  return { upload, send, clear: () => setUpload({ kind: 'none' }) }
}
