import { limits, uploadCaseFile } from '@codedojo/contract'
import { CircleCheck, CircleX, LoaderCircle, TriangleAlert, Upload, X } from 'lucide-react'
import { type DragEvent, useMemo, useState } from 'react'
import { bytesWords } from '../../../lib/bytes-words.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { CaseValues } from '../form/problem-values.ts'
import { reportOf, type UploadReport, type UploadRow } from './case-upload.ts'
import { ChooseFiles } from './choose-files.tsx'
import { useCaseUpload } from './use-case-upload.ts'

interface UploadPanelProps {
  /** How many cases there are that are not empty. */
  present: number
  onAdd: (cases: readonly CaseValues[]) => void
  onReplace: (cases: readonly CaseValues[]) => void
}

/** A place for a zip or for files; what came of each; and what to do with the pairs. */
export function UploadPanel({ present, onAdd, onReplace }: UploadPanelProps) {
  const { upload, add, remove, clear } = useCaseUpload()
  const report = useMemo(() => reportOf(upload), [upload])
  const take = (use: (cases: readonly CaseValues[]) => void) => {
    use(report.cases)
    clear()
  }
  return (
    <div className="flex flex-col gap-3">
      <DropZone onFiles={(files) => add(files)} />
      {report.rows.length > 0 && (
        <section aria-label="Uploaded files" className="panel overflow-hidden">
          <Head report={report} />
          <Rows rows={report.rows} onRemove={remove} onFile={(file, name) => add([file], name)} />
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

function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
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

function Head({ report: { cases, rows, faultCount, isSending, share } }: { report: UploadReport }) {
  const halves = rows.filter(({ kind }) => kind === 'fault' || kind === 'lone').length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-ui">
      <p className="text-muted" role="status">
        <span className="num text-ink">{cases.length}</span>
        {halves > 0 && ` of ${cases.length + halves}`} {cases.length + halves === 1 ? 'pair' : 'pairs'} ready
        {faultCount > 0 && (
          <>
            , <span className="num text-wa">{faultCount}</span> {faultCount === 1 ? 'file' : 'files'} with
            errors
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

interface RowsProps {
  rows: readonly UploadRow[]
  onRemove: (names: readonly string[]) => void
  onFile: (file: File, name: string) => void
}

const rowsPerPage = 20

function Rows({ rows, onRemove, onFile }: RowsProps) {
  const [chosen, choosePage] = useState(1)
  const lastPage = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const page = Math.min(chosen, lastPage)
  return (
    <>
      <ul>
        {rows.slice((page - 1) * rowsPerPage, page * rowsPerPage).map((row) => (
          <Row key={`${row.kind} ${row.name}`} row={row} onRemove={onRemove} onFile={onFile} />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="border-b border-line px-4 py-2">
          <Pagination label="Pages of uploaded files" page={page} lastPage={lastPage} onChoose={choosePage} />
        </div>
      )}
    </>
  )
}

const looks = {
  ready: { Icon: CircleCheck, tone: 'text-ac', words: 'text-muted' },
  fault: { Icon: CircleX, tone: 'text-wa', words: 'text-wa' },
  lone: { Icon: CircleX, tone: 'text-wa', words: 'text-wa' },
  repeated: { Icon: CircleX, tone: 'text-wa', words: 'text-wa' },
  failed: { Icon: CircleX, tone: 'text-wa', words: 'text-wa' },
  sending: { Icon: LoaderCircle, tone: 'text-primary', words: 'text-muted' },
  leftOut: { Icon: TriangleAlert, tone: 'text-limit', words: 'text-limit' },
} as const satisfies Record<UploadRow['kind'], unknown>

function Row({ row, onRemove, onFile }: Omit<RowsProps, 'rows'> & { row: UploadRow }) {
  const { Icon, tone, words } = looks[row.kind]
  const icon = <Icon size={16} strokeWidth={1.75} className={joinClasses('shrink-0', tone)} aria-hidden />
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 text-ui">
      {icon}
      <span className="num min-w-0 truncate max-md:flex-1 md:w-60" title={row.name}>
        {row.name}
      </span>
      <span className="num text-right text-caption text-faint md:w-20">
        {'bytes' in row ? bytesWords(row.bytes) : ''}
      </span>
      <span
        className={joinClasses(
          'min-w-0 flex-1 break-words max-md:order-last max-md:basis-full max-md:pl-7',
          words,
        )}
      >
        {sentenceOf(row)}
      </span>
      <WayOut row={row} onFile={onFile} />
      <IconButton
        label={row.kind === 'ready' ? 'Remove all pairs' : `Remove ${row.name}`}
        icon={<X size={14} strokeWidth={1.75} aria-hidden />}
        onClick={() => onRemove(row.kind === 'ready' ? row.names : [row.name])}
      />
    </li>
  )
}

function sentenceOf(row: UploadRow): string {
  switch (row.kind) {
    case 'ready':
      return row.count === 1 ? '1 pair read' : `${row.count} pairs read`
    case 'sending':
      return row.share < 1 ? `Uploading, ${Math.floor(row.share * 100)} %` : 'Reading'
    case 'fault':
    case 'lone':
    case 'repeated':
    case 'failed':
    case 'leftOut':
      return row.message
  }
}

function WayOut({ row, onFile }: Pick<RowsProps, 'onFile'> & { row: UploadRow }) {
  if (row.kind === 'fault' || row.kind === 'failed')
    return (
      <ChooseFiles
        label={`Replace ${row.name}`}
        look="ghost"
        onChoose={([file]) => file && onFile(file, row.name)}
      >
        Replace
      </ChooseFiles>
    )
  if (row.kind !== 'lone') return null
  const folder = row.name.replace(/[^/]*$/, '')
  const isOtherFolder = row.missing.includes('/')
  const name = isOtherFolder ? folder.replace(/[^/]*\/$/, '') + row.missing : folder + row.missing
  return (
    <ChooseFiles label={`Add ${name}`} look="ghost" onChoose={([file]) => file && onFile(file, name)}>
      Add
    </ChooseFiles>
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
  const words = cases.length === 1 ? '1 case' : `${cases.length} cases`
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
