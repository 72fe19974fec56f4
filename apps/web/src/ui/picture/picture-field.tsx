import { isPictureAddress } from '@codedojo/contract'
import { type DragEvent, type ReactNode, useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { PictureButtons } from './picture-buttons.tsx'
import { PictureUploadNote } from './picture-upload-note.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { PictureUploadControl } from './use-picture-upload.ts'

interface PictureFieldProps {
  /** "Image" when absent. */
  label?: string
  /** URL of the picture; empty if none. */
  url: string
  onChange: (url: string) => void
  /** Uploads a chosen file and passes its URL to `onChange`. */
  sending: PictureUploadControl
  /** Replaces the default preview of a product's picture. */
  preview?: ReactNode
}

/** A field for a picture: it is dropped or chosen, uploaded at once, and shown. */
export function PictureField({ label = 'Image', url, onChange, sending, preview }: PictureFieldProps) {
  const { upload, send, clear } = sending
  const take = (file: File | undefined) => {
    if (file) void send(file)
  }
  const remove = () => {
    clear()
    onChange('')
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui">
        {label} <span className="text-faint">optional</span>
      </legend>
      <PictureDrop onFile={take}>
        {preview ?? (
          <ProductPicture
            src={isPictureAddress(url) ? url : ''}
            alt="Preview of the image"
            className="aspect-square w-full rounded-lg p-2 max-md:aspect-[5/2]"
          />
        )}
      </PictureDrop>
      <PictureButtons
        hasPicture={url !== ''}
        isUnderWay={upload.kind === 'underWay'}
        onFile={take}
        onRemove={remove}
      />
      <PictureUploadNote upload={upload} onRetry={take} />
    </fieldset>
  )
}

interface PictureDropProps {
  onFile: (file: File | undefined) => void
  /** The current picture. */
  children: ReactNode
}

/** A frame around the current picture, onto which another one can be dropped. */
function PictureDrop({ onFile, children }: PictureDropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for keyboard and screen reader.
    <div
      className={joinClasses('relative rounded-lg border', isOver ? 'border-primary' : 'border-line')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
