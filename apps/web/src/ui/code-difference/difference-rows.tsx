import { Fragment, memo, type ReactNode } from 'react'
import type { DifferenceLine, DifferenceRow } from '../../lib/code/code-difference.ts'
import type { CodeToken } from '../../lib/code/highlight-lines.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { CodeTokens } from '../highlighted-code.tsx'

/** The highlighted lines of both programs. */
export interface HighlightedPrograms {
  readonly left: readonly (readonly CodeToken[])[]
  readonly right: readonly (readonly CodeToken[])[]
}

interface DifferenceRowsProps {
  rows: readonly DifferenceRow[]
  paint: HighlightedPrograms
  isUnified: boolean
}

export const DifferenceRows = memo(function DifferenceRows({ rows, paint, isUnified }: DifferenceRowsProps) {
  if (isUnified)
    return (
      <tbody>
        {unified(rows).map((row) => (
          <UnifiedRow key={`${row.left?.number} ${row.right?.number}`} row={row} paint={paint} />
        ))}
      </tbody>
    )
  return (
    <tbody>
      {rows.map((row) => (
        <SideBySideRow key={`${row.left?.number} ${row.right?.number}`} row={row} paint={paint} />
      ))}
    </tbody>
  )
})

/** In each run of changes, puts the removed lines before the added ones. */
function unified(rows: readonly DifferenceRow[]): DifferenceRow[] {
  const result: DifferenceRow[] = []
  let came: DifferenceRow[] = []
  for (const row of rows) {
    if (row.isSame) {
      result.push(...came, row)
      came = []
      continue
    }
    if (row.left) result.push({ ...row, right: null })
    if (row.right) came.push({ ...row, left: null })
  }
  return [...result, ...came]
}

interface RowProps {
  row: DifferenceRow
  paint: HighlightedPrograms
}

function SideBySideRow({ row: { isSame, left, right }, paint }: RowProps) {
  return (
    <tr>
      <LineNumber line={left} />
      <td
        className={joinClasses(
          codeCell,
          'border-r border-line',
          toneOf({ isSame, line: left, side: 'left' }),
        )}
      >
        <Line isSame={isSame} line={left} side="left" paint={paint} />
      </td>
      <LineNumber line={right} />
      <td className={joinClasses(codeCell, toneOf({ isSame, line: right, side: 'right' }))}>
        <Line isSame={isSame} line={right} side="right" paint={paint} />
      </td>
    </tr>
  )
}

function UnifiedRow({ row: { isSame, left, right }, paint }: RowProps) {
  const side = right ? 'right' : 'left'
  const line = right ?? left
  return (
    <tr>
      <LineNumber line={left} />
      <LineNumber line={right} />
      <td className={joinClasses(codeCell, toneOf({ isSame, line, side }))}>
        <Line isSame={isSame} line={line} side={side} paint={paint} />
      </td>
    </tr>
  )
}

const codeCell = 'py-0 pr-3 pl-5 align-top break-words whitespace-pre-wrap [overflow-wrap:anywhere]'

type Side = 'left' | 'right'

interface SidedLine {
  isSame: boolean
  line: DifferenceLine | null
  side: Side
}

const looks = {
  left: { tone: 'bg-wa-soft', mark: 'bg-wa-mark', sign: '−', spoken: 'Removed: ' },
  right: { tone: 'bg-ac-soft', mark: 'bg-ac-mark', sign: '+', spoken: 'Added: ' },
} as const

function toneOf({ isSame, line, side }: SidedLine): string {
  if (line === null) return 'bg-raised'
  return isSame ? '' : looks[side].tone
}

function LineNumber({ line }: { line: DifferenceLine | null }) {
  return (
    <td className="num py-0 pr-2 text-right align-top text-caption/[21px] text-faint select-none">
      {line?.number}
    </td>
  )
}

function Line({ isSame, line, side, paint }: SidedLine & { paint: HighlightedPrograms }) {
  if (line === null) return null
  if (isSame) return <CodeTokens pieces={paint[side][line.number - 1] ?? []} />
  const { sign, spoken, mark } = looks[side]
  return (
    <>
      <span aria-hidden className="float-left -ml-4 text-muted select-none">
        {sign}
      </span>
      <span className="sr-only">{spoken}</span>
      <span className="text-ink">{markedText(line, mark)}</span>
    </>
  )
}

function markedText({ text, marks }: DifferenceLine, markClass: string): ReactNode[] {
  let at = 0
  const pieces = marks.map(({ from, to }) => {
    const before = text.slice(at, from)
    at = to
    return (
      <Fragment key={from}>
        {before}
        <mark className={`rounded-sm text-ink ${markClass}`}>{text.slice(from, to)}</mark>
      </Fragment>
    )
  })
  return [...pieces, text.slice(at)]
}
