import { limits, uploadCaseFile } from '@codedojo/contract'
import { Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { bytesWords } from '../../../lib/bytes-words.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { ChooseFiles } from './choose-files.tsx'

/** Takes files that are dropped or chosen. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
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
      <div className="min-w-0 flex-1">
        <p className="text-body">
          Drop a zip, or pairs named <code className="text-ui">01.in</code> and{' '}
          <code className="text-ui">01.out</code>
        </p>
        <p className="text-ui text-faint">
          At most {bytesWords(uploadCaseFile.bodyBytes).replace('.0', '')} a file, {limits.testCases} cases.
          Nothing is added before you confirm.
        </p>
      </div>
      <ChooseFiles label="Choose files of cases" isMultiple onChoose={onFiles}>
        Choose files
      </ChooseFiles>
    </div>
  )
}
