import { CircleAlert, RefreshCw } from 'lucide-react'
import { Button } from '../button.tsx'
import type { PictureUpload } from './use-picture-upload.ts'

interface PictureUploadNoteProps {
  upload: PictureUpload
  onRetry: (file: File) => void
}

/** The accepted formats, the upload progress, or the error. */
export function PictureUploadNote({ upload, onRetry }: PictureUploadNoteProps) {
  switch (upload.kind) {
    case 'none':
      return <p className="mt-1.5 text-caption text-faint">JPEG, PNG, WebP, AVIF or GIF, at most 2 MB.</p>
    case 'underWay':
      return (
        <p role="status" className="mt-1.5 text-caption text-muted">
          {upload.share < 1 ? `Uploading, ${Math.round(upload.share * 100)} %` : 'Preparing the image'}
        </p>
      )
    case 'failed':
      return (
        <div role="alert" className="mt-1.5 text-ui text-wa">
          <p className="flex items-start gap-1.5">
            <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
            {upload.message}
          </p>
          <Button
            isSmall
            look="ghost"
            className="-ml-3"
            icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onRetry(upload.file)}
          >
            Retry
          </Button>
        </div>
      )
  }
}
