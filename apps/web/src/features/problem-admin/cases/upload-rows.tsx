import { CircleCheck, CircleX, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../lib/format/format-bytes.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { UploadRow } from './case-upload.ts'
import { ChooseFiles } from './choose-files.tsx'

interface RowsProps {
  rows: readonly UploadRow[]
  onRemove: (names: readonly string[]) => void
  onFile: (file: File, name: string) => void
}

const rowsPerPage = 20

/** One row per file or group of complete pairs, with its actions. */
export function UploadRows({ rows, onRemove, onFile }: RowsProps) {
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
        {'bytes' in row ? formatBytes(row.bytes) : ''}
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
      return pluralize(row.count, 'pair read', 'pairs read')
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

/** The path up to its last slash, inclusive; empty if there is none. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
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
  const folder = folderOf(row.name)
  const isOtherFolder = row.missing.includes('/')
  const name = (isOtherFolder ? folderOf(folder.slice(0, -1)) : folder) + row.missing
  return (
    <ChooseFiles label={`Add ${name}`} look="ghost" onChoose={([file]) => file && onFile(file, name)}>
      Add
    </ChooseFiles>
  )
}
