import { packageUploadBytes } from '@codedojo/contract'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { bytesWords } from '../../lib/bytes-words.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { Button } from '../../ui/button.tsx'

export function ImportDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
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
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-body">Drop packages, one .zip or .kpp a problem</p>
        <p className="text-ui text-faint">
          ICPC/Kattis format, legacy or 2025-09, at most {bytesWords(packageUploadBytes).replace('.0', '')}{' '}
          each. Solutions are judged before learners see anything.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept=".zip,.kpp"
        aria-label="Choose packages"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button isSmall onClick={() => input.current?.click()}>
        Choose packages
      </Button>
    </div>
  )
}
