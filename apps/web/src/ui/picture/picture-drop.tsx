import { type DragEvent, type ReactNode, useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface PictureDropProps {
  onFile: (file: File | undefined) => void
  /** The picture that is there. */
  children: ReactNode
}

/** A frame around a picture, onto which another one is dropped. */
export function PictureDrop({ onFile, children }: PictureDropProps) {
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
