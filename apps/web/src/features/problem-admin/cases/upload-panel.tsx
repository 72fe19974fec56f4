import { useMemo, useState } from 'react'
import { pluralize, pluralNoun } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import type { CaseValues } from '../form/problem-values.ts'
import { CaseDropZone } from './case-drop-zone.tsx'
import { buildUploadReport, type UploadReport } from './case-upload.ts'
import { UploadRows } from './upload-rows.tsx'
import { useCaseUpload } from './use-case-upload.ts'

interface UploadPanelProps {
  /** Number of existing cases that are not empty. */
  present: number
  onAdd: (cases: readonly CaseValues[]) => void
  onReplace: (cases: readonly CaseValues[]) => void
}

/** Drop zone for a zip or single files, the result for each file, and buttons to add the pairs or to replace all cases. */
export function UploadPanel({ present, onAdd, onReplace }: UploadPanelProps) {
  const { upload, add, remove, clear } = useCaseUpload()
  const report = useMemo(() => buildUploadReport(upload), [upload])
  const take = (use: (cases: readonly CaseValues[]) => void) => {
    use(report.cases)
    clear()
  }
  return (
    <div className="flex flex-col gap-3">
      <CaseDropZone onFiles={(files) => add(files)} />
      {report.rows.length > 0 && (
        <section aria-label="Uploaded files" className="panel overflow-hidden">
          <Head report={report} />
          <UploadRows rows={report.rows} onRemove={remove} onFile={(file, name) => add([file], name)} />
          <Foot
            report={report}
            present={present}
            onAdd={() => take(onAdd)}
            onReplace={() => take(onReplace)}
            onDiscard={clear}
          />
        </section>
      )}
    </div>
  )
}

function Head({ report: { cases, rows, faultCount, isSending, share } }: { report: UploadReport }) {
  const halves = rows.filter(({ kind }) => kind === 'fault' || kind === 'lone').length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-ui">
      <p className="text-muted" role="status">
        <span className="num text-ink">{cases.length}</span>
        {halves > 0 && ` of ${cases.length + halves}`} {pluralNoun(cases.length + halves, 'pair')} ready
        {faultCount > 0 && (
          <>
            , <span className="num text-wa">{faultCount}</span> {pluralNoun(faultCount, 'file')} with errors
          </>
        )}
      </p>
      {isSending && (
        <span className="ml-auto flex items-center gap-3">
          <progress
            className="progress progress-primary h-1.5 w-32"
            aria-label="Uploaded"
            value={share}
            max={1}
          />
          <span className="num text-caption text-faint">{Math.floor(share * 100)} %</span>
        </span>
      )}
    </div>
  )
}

interface FootProps {
  report: UploadReport
  present: number
  onAdd: () => void
  onReplace: () => void
  onDiscard: () => void
}

function Foot({ report: { cases, isSending }, present, onAdd, onReplace, onDiscard }: FootProps) {
  const [isAsking, setIsAsking] = useState(false)
  const words = pluralize(cases.length, 'case')
  const isBlocked = isSending || cases.length === 0
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 px-4 py-3">
      <Button isSmall look="ghost" onClick={onDiscard}>
        Discard
      </Button>
      {present > 0 && (
        <Button isSmall disabled={isBlocked} onClick={() => setIsAsking(true)}>
          Replace all hidden cases
        </Button>
      )}
      <Button isSmall disabled={isBlocked} onClick={onAdd}>
        Add {words}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Replace all hidden cases"
        question={`${present === 1 ? 'The 1 hidden case' : `All ${present} hidden cases`} of the form make room for the ${words} of this upload.`}
        confirmText="Replace all"
        onConfirm={onReplace}
      />
    </div>
  )
}
