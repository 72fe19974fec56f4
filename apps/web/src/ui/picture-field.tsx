import { isPictureAddress } from '@codedojo/contract'
import { CircleAlert, RefreshCw, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { joinClasses } from '../lib/join-classes.ts'
import type { PictureSending, PictureUpload } from '../lib/use-picture-upload.ts'
import { Button } from './button.tsx'
import { ProductPicture } from './product-picture.tsx'

interface PictureFieldProps {
  /** "Image" when absent. */
  label?: string
  /** Address of the picture; empty: none. */
  url: string
  onChange: (url: string) => void
  /** Keeps a chosen file and hands its address to `onChange`. */
  sending: PictureSending
  /** In place of the picture of a product. */
  preview?: ReactNode
}

/** What a thing looks like: a picture is dropped or chosen, kept by the installation, and shown at once. */
export function PictureField({ label = 'Image', url, onChange, sending, preview }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { upload, send, clear } = sending
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) void send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  const isUnderWay = upload.kind === 'underWay'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        {label} <span className="text-faint">optional</span>
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for keyboard and screen reader. */}
      <div
        className={joinClasses('relative rounded-lg border', isOver ? 'border-primary' : 'border-line')}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {preview ?? (
          <ProductPicture
            src={isPictureAddress(url) ? url : ''}
            alt="Preview of the image"
            className="aspect-square w-full rounded-lg p-2 max-md:aspect-[5/2]"
          />
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label="Choose an image"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className="mt-2 flex gap-2">
        <Button
          isSmall
          className="flex-1"
          disabled={isUnderWay}
          icon={<Upload size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {url === '' ? 'Upload' : 'Replace'}
        </Button>
        {url !== '' && (
          <Button
            isSmall
            look="ghost"
            aria-label="Remove the image"
            icon={<X size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              clear()
              onChange('')
            }}
          />
        )}
      </div>
      <UploadNote upload={upload} onRetry={(file) => void send(file)} />
    </fieldset>
  )
}

function UploadNote({ upload, onRetry }: { upload: PictureUpload; onRetry: (file: File) => void }) {
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
