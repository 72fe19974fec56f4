import { packageUploadBytes } from '@codedojo/contract'
import { useRef } from 'react'
import { formatBytes } from '../../lib/format/format-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { DropZone } from '../../ui/form/drop-zone.tsx'

export function ImportDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone onFiles={onFiles}>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-body">
          Drop packages, one .zip or .kpp a problem, or the archive that Export all writes
        </p>
        <p className="text-ui text-faint">
          ICPC/Kattis format, legacy or 2025-09, at most {formatBytes(packageUploadBytes).replace('.0', '')}{' '}
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
          // Resets the input, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button isSmall onClick={() => input.current?.click()}>
        Choose packages
      </Button>
    </DropZone>
  )
}
