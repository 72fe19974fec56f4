import type { CaseResult } from '@codedojo/contract'
import { EyeOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import { caseName } from './case-names.ts'
import { isUncompared, type MemoryUnit, memoryIn, runtimeSeconds, shortVerdicts } from './result-text.ts'

type Row = Pick<CaseResult, 'index' | 'kind' | 'status' | 'time' | 'memory'> & Partial<CaseResult>

interface CaseTableProps {
  rows: readonly Row[]
  memoryUnit: MemoryUnit
  /** Number of the selected case. */
  selected: number | null
  onSelect?: (index: number) => void
  /** Rows of pending cases, and a note below. */
  children?: ReactNode
}

export function CaseTable({ rows, memoryUnit, selected, onSelect, children }: CaseTableProps) {
  return (
    <table className="num w-full text-ui">
      <caption className="sr-only">Cases</caption>
      <thead className="sticky top-0 z-10 bg-panel text-caption text-muted">
        <tr className="h-8 border-b border-line">
          <th scope="col" className="pl-4 text-left font-normal">
            Case
          </th>
          <th scope="col" className="text-left font-normal">
            Verdict
          </th>
          <th scope="col" className="pl-3 text-right font-normal">
            s
          </th>
          <th scope="col" className="pr-4 pl-3 text-right font-normal">
            {memoryUnit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CaseRow
            key={row.index}
            row={row}
            name={caseName(row, rows)}
            memoryUnit={memoryUnit}
            isSelected={row.index === selected}
            onSelect={onSelect}
          />
        ))}
        {children}
      </tbody>
    </table>
  )
}

/** Label of a custom input, whose output is not compared. */
const ranWord = 'Ran'

interface CaseRowProps {
  row: Row
  name: string
  memoryUnit: MemoryUnit
  isSelected: boolean
  onSelect: ((index: number) => void) | undefined
}

function CaseRow({ row, name, memoryUnit, isSelected, onSelect }: CaseRowProps) {
  const { tone, Icon } = verdictLooks[row.status]
  const shortName = row.kind === 'custom' ? <span className="font-sans text-caption">{name}</span> : row.index
  const hasRun = isUncompared(row)
  const element = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected])
  return (
    <tr ref={element} className={joinClasses('relative h-8', isSelected ? 'bg-raised' : 'hover:bg-raised')}>
      <th
        scope="row"
        className={joinClasses(
          'pl-4 text-left font-normal',
          isSelected && 'shadow-[inset_2px_0_0_var(--color-primary)]',
        )}
      >
        {onSelect ? (
          <button
            type="button"
            aria-pressed={isSelected}
            aria-label={`${name}, ${row.kind}: ${hasRun ? ranWord : row.status}`}
            className="after:absolute after:inset-0"
            onClick={() => onSelect(row.index)}
          >
            {shortName}
          </button>
        ) : (
          shortName
        )}
        {row.kind === 'hidden' && (
          <EyeOff size={12} strokeWidth={1.75} className="ml-1.5 inline text-faint" aria-hidden />
        )}
      </th>
      <td className="font-sans whitespace-nowrap">
        {hasRun ? (
          <span className="text-muted">{ranWord}</span>
        ) : (
          <span className={`inline-flex items-center gap-1.5 ${toneTextClasses[tone]}`}>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            {shortVerdicts[row.status]}
          </span>
        )}
      </td>
      <td className="pl-3 text-right text-muted">{runtimeSeconds(row.time * 1000)}</td>
      <td className="pr-4 pl-3 text-right text-muted">{memoryIn(memoryUnit, row.memory)}</td>
    </tr>
  )
}
