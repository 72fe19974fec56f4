import { limits, uploadCaseFiles } from '@codedojo/contract'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { ChooseFiles } from './choose-files.tsx'

/** Drop zone and button for test case files. */
export function CaseDropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <DropZone onFiles={onFiles}>
      <div className="min-w-0 flex-1">
        <p className="text-body">
          Drop a zip, or pairs named <code className="text-ui">01.in</code> and{' '}
          <code className="text-ui">01.out</code>
        </p>
        <p className="text-ui text-faint">
          At most {formatBytes(uploadCaseFiles.bodyBytes).replace('.0', '')} a file, {limits.testCases} cases.
          Nothing is added before you confirm.
        </p>
      </div>
      <ChooseFiles label="Choose files of cases" isMultiple onChoose={onFiles}>
        Choose files
      </ChooseFiles>
    </DropZone>
  )
}
