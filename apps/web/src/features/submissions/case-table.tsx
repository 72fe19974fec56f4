import type { CaseResult } from '@codedojo/contract'
import { EyeOff, PencilLine } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { toneText, verdictLooks } from '../../ui/verdict-look.ts'
import { type MemoryUnit, memoryIn, runtimeSeconds, shortVerdicts } from './result-words.ts'

type Row = Pick<CaseResult, 'index' | 'kind' | 'status' | 'time' | 'memory'>

interface CaseTableProps {
  rows: readonly Row[]
  memoryUnit: MemoryUnit
  /** Number of the case whose evidence is shown. */
  selected: number | null
  onSelect?: (index: number) => void
  /** Rows of cases that are still to come, and a note below. */
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
          <th scope="col" className="text-right font-normal">
            s
          </th>
          <th scope="col" className="pr-4 text-right font-normal">
            {memoryUnit}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CaseRow
            key={row.index}
            row={row}
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

const kindIcons = { visible: null, hidden: EyeOff, custom: PencilLine } as const

interface CaseRowProps {
  row: Row
  memoryUnit: MemoryUnit
  isSelected: boolean
  onSelect: ((index: number) => void) | undefined
}

function CaseRow({ row, memoryUnit, isSelected, onSelect }: CaseRowProps) {
  const { tone, Icon } = verdictLooks[row.status]
  const KindIcon = kindIcons[row.kind]
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
            aria-label={`Case ${row.index}, ${row.kind}: ${row.status}`}
            className="after:absolute after:inset-0"
            onClick={() => onSelect(row.index)}
          >
            {row.index}
          </button>
        ) : (
          row.index
        )}
        {KindIcon && (
          <KindIcon size={12} strokeWidth={1.75} className="ml-1.5 inline text-faint" aria-hidden />
        )}
      </th>
      <td className="font-sans whitespace-nowrap">
        <span className={`inline-flex items-center gap-1.5 ${toneText[tone]}`}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {shortVerdicts[row.status]}
        </span>
      </td>
      <td className="text-right text-muted">{runtimeSeconds(row.time * 1000)}</td>
      <td className="pr-4 text-right text-muted">{memoryIn(memoryUnit, row.memory)}</td>
    </tr>
  )
}
