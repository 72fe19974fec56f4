import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface DropZoneProps {
  onFiles: (files: File[]) => void
  /** Text about the accepted files, and a button that opens the file chooser. */
  children: ReactNode
}

/** An area onto which files can be dropped. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboard and screen reader.
    <div
      className={joinClasses(
        'flex min-h-18 flex-wrap items-center gap-4 rounded-lg border border-dashed border-field-line px-5 py-3',
        isOver && 'bg-primary-soft',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className="flex size-10 items-center justify-center rounded-lg bg-raised text-muted max-md:hidden">
        <Upload size={18} strokeWidth={1.75} aria-hidden />
      </span>
      {children}
    </div>
  )
}
