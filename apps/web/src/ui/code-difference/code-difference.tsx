import type { Language } from '@codedojo/contract'
import { Fragment, useMemo, useState } from 'react'
import { type DifferencePart, type DifferenceRow, foldDifference } from '../../lib/code/code-difference.ts'
import { highlightLines } from '../../lib/code/highlight-lines.ts'
import { useLanguageSupport } from '../../lib/code/use-language-support.ts'
import { DifferenceRows, type HighlightedPrograms } from './difference-rows.tsx'

interface WrittenCode {
  readonly language: Language
  readonly code: string
}

interface CodeDifferenceProps {
  /** Accessible name of the table. */
  label: string
  left: WrittenCode
  right: WrittenCode
  /** The aligned rows of the two programs. */
  rows: readonly DifferenceRow[]
  /** One program below the other, where there is no room side by side. */
  isUnified: boolean
}

/** Programs with more rows are drawn in steps, so that long ones do not block the page. */
const stepRows = 400

/** The difference of two programs, line by line. Unchanged lines far from a change are folded and unfold at a click. */
export function CodeDifference({ label, left, right, rows, isUnified }: CodeDifferenceProps) {
  const parts = useMemo(() => foldDifference(rows), [rows])
  const paint = usePaint(left, right)
  const [opened, setOpened] = useState<{ rows: readonly DifferenceRow[]; folds: ReadonlySet<number> }>({
    rows,
    folds: new Set(),
  })
  const folds = opened.rows === rows ? opened.folds : noFolds
  const [most, setMost] = useState(stepRows)
  const { shown, left: remaining } = firstRows(parts, folds, most)
  return (
    <>
      <table className="w-full table-fixed border-collapse font-mono text-[13px]/[21px] [font-variant-ligatures:none]">
        <caption className="sr-only">{label}</caption>
        <DifferenceHead isUnified={isUnified} />
        {shown.map(({ part, at }) => (
          <Fragment key={at}>
            {part.isFolded && (
              <Fold
                lines={parts[at]?.rows.length ?? 0}
                columns={isUnified ? 3 : 4}
                isOpen={folds.has(at)}
                onToggle={() => setOpened({ rows, folds: new Set(folds).symmetricDifference(new Set([at])) })}
              />
            )}
            {(!part.isFolded || folds.has(at)) && (
              <DifferenceRows rows={part.rows} paint={paint} isUnified={isUnified} />
            )}
          </Fragment>
        ))}
      </table>
      {remaining > 0 && (
        <button type="button" className="btn btn-ghost btn-sm m-3" onClick={() => setMost(most + stepRows)}>
          Show {Math.min(stepRows, remaining)} more lines
        </button>
      )}
    </>
  )
}

const noFolds: ReadonlySet<number> = new Set()

/** The highlighted lines of both programs, parsed once each. */
function usePaint(left: WrittenCode, right: WrittenCode): HighlightedPrograms {
  const before = usePieces(left)
  const after = usePieces(right)
  return useMemo(() => ({ left: before, right: after }), [before, after])
}

function usePieces({ language, code }: WrittenCode) {
  const support = useLanguageSupport(language)
  return useMemo(() => highlightLines(support, withoutReturns(code)), [support, code])
}

function withoutReturns(code: string): string {
  return code.replaceAll('\r\n', '\n')
}

interface NumberedPart {
  readonly part: DifferencePart
  readonly at: number
}

/** The first rows up to a limit, and the number of rows left; a closed fold counts as one row. */
function firstRows(
  parts: readonly DifferencePart[],
  folds: ReadonlySet<number>,
  most: number,
): { shown: NumberedPart[]; left: number } {
  const shown: NumberedPart[] = []
  let left = most
  let rest = 0
  for (const [at, part] of parts.entries()) {
    const isClosed = part.isFolded && !folds.has(at)
    const length = isClosed ? 1 : part.rows.length
    const drawn = Math.min(length, left)
    if (drawn > 0) shown.push({ at, part: isClosed ? part : { ...part, rows: part.rows.slice(0, drawn) } })
    left -= drawn
    rest += length - drawn
  }
  return { shown, left: rest }
}

function DifferenceHead({ isUnified }: { isUnified: boolean }) {
  const number = <col className="w-11" />
  return (
    <>
      <colgroup>
        {number}
        {isUnified ? number : <col />}
        {isUnified ? <col /> : number}
        {!isUnified && <col />}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Line before</th>
          {!isUnified && <th scope="col">Before</th>}
          <th scope="col">Line after</th>
          <th scope="col">{isUnified ? 'Code' : 'After'}</th>
        </tr>
      </thead>
    </>
  )
}

interface FoldProps {
  lines: number
  columns: number
  isOpen: boolean
  onToggle: () => void
}

function Fold({ lines, columns, isOpen, onToggle }: FoldProps) {
  return (
    <tbody>
      <tr>
        <td colSpan={columns} className="border-y border-line bg-raised p-0">
          <button
            type="button"
            className="flex min-h-8 w-full items-center px-4 font-sans text-caption text-muted hover:text-ink max-md:min-h-11"
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {isOpen ? 'Hide' : 'Show'} {lines} equal lines
          </button>
        </td>
      </tr>
    </tbody>
  )
}
