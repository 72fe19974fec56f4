import { Upload, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../button.tsx'

interface PictureButtonsProps {
  hasPicture: boolean
  /** A picture is being uploaded. */
  isUnderWay: boolean
  onFile: (file: File | undefined) => void
  onRemove: () => void
}

/** Buttons to choose a picture from the device, and to remove the current one. */
export function PictureButtons({ hasPicture, isUnderWay, onFile, onRemove }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFile(currentTarget.files?.[0])
    // Reset, so that the same file can be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label="Choose an image"
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <div className="mt-2 flex gap-2">
        <Button
          isSmall
          className="flex-1"
          disabled={isUnderWay}
          icon={<Upload size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {hasPicture ? 'Replace' : 'Upload'}
        </Button>
        {hasPicture && (
          <Button
            isSmall
            look="ghost"
            aria-label="Remove the image"
            icon={<X size={14} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
    </>
  )
}
