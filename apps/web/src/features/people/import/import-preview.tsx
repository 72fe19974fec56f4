import type { ImportReport, ImportRow } from '@codedojo/contract'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'

const maxShown = 100

interface ImportPreviewProps {
  report: ImportReport
  isSaving: boolean
  refusal: string | null
  onBack: () => void
  onSave: (onlyGoodRows: boolean) => void
}

/** Preview of the import, row by row; rows with errors come first when there are many rows. */
export function ImportPreview({ report, isSaving, refusal, onBack, onSave }: ImportPreviewProps) {
  const [leavesOut, setLeavesOut] = useState(false)
  const faulty = report.rows.filter(({ faults }) => faults.length > 0)
  const ready = report.rows.length - faulty.length
  const mayImport = ready > 0 && (faulty.length === 0 || leavesOut) && !isSaving
  return (
    <div className="flex min-h-0 flex-col gap-4 p-5">
      <div>
        <h2 className="text-title">Check the rows</h2>
        <p className="text-ui text-muted" role="status">
          <span className="num">{ready}</span> ready, <span className="num">{faulty.length}</span> with
          faults. {isSaving && 'This may take a minute; keep this page open.'}
          {!isSaving && refusal === null && 'Nothing is saved yet.'}
        </p>
      </div>
      {refusal !== null && <ErrorBox>{refusal}</ErrorBox>}
      {report.unknownColumns.length > 0 && (
        <p className="flex items-start gap-3 text-ui text-muted">
          <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
          Left out, because these columns mean nothing here: {report.unknownColumns.join(', ')}
        </p>
      )}
      <RowTable rows={faulty.length > 0 && report.rows.length > 8 ? faultyFirst(report.rows) : report.rows} />
      {faulty.length > 0 && (
        <Checkbox
          label={`Leave out the ${pluralize(faulty.length, 'row')} with faults`}
          checked={leavesOut}
          onChange={(event) => setLeavesOut(event.target.checked)}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button look="ghost" disabled={isSaving} onClick={onBack}>
          Back
        </Button>
        <Button look="primary" disabled={!mayImport} onClick={() => onSave(leavesOut)}>
          {isSaving ? 'Importing' : `Import ${pluralize(ready, 'user')}`}
        </Button>
      </div>
    </div>
  )
}

function faultyFirst(rows: readonly ImportRow[]): ImportRow[] {
  return rows.toSorted((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0))
}

function RowTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ScrollRegion label="Rows of the file" className="min-h-32 overflow-auto rounded-lg border border-line">
      <table className="table min-w-[560px]">
        <thead>
          <tr>
            <th className="w-12">Row</th>
            <th>Name</th>
            <th>Email</th>
            <th>Role</th>
            <th>Password</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </tbody>
      </table>
      {rows.length > maxShown && (
        <p className="px-3 py-2 text-ui text-muted">and {rows.length - maxShown} more</p>
      )}
    </ScrollRegion>
  )
}

function Row({ row: { row, name, emailId, role, hasPassword, faults } }: { row: ImportRow }) {
  const hasFaults = faults.length > 0
  return (
    <>
      <tr className={hasFaults ? '[&>td]:border-b-0' : ''}>
        <td className="num text-faint">{row}</td>
        <td>
          <bdi>{name || '—'}</bdi>
        </td>
        <td className="break-all">{emailId || '—'}</td>
        <td>{role}</td>
        <td className="text-muted">{hasPassword ? 'In the file' : 'Chosen for them'}</td>
      </tr>
      {hasFaults && (
        <tr>
          <td />
          <td colSpan={4} className="pt-0 text-ui text-wa">
            <span className="flex items-start gap-1.5">
              <CircleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0" aria-hidden />
              {faults.join('. ')}
            </span>
          </td>
        </tr>
      )}
    </>
  )
}
