import { hasPenalty, ranksByPoints, type Scoreboard, type ScoreboardRow } from '@codedojo/contract'
import { memo, type RefObject } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { CellMark } from './cell-mark.tsx'
import { ScoreboardPerson } from './scoreboard-person.tsx'
import { useRenderedRowCount } from './use-rendered-row-count.ts'

export interface ScoreboardRowsProps {
  board: Scoreboard
  /** The visible rows. */
  rows: readonly ScoreboardRow[]
  userId: string
  ownRow: RefObject<HTMLTableRowElement | null>
}

/** This many problems fit beside the names at 1152 px; with more, the table scrolls sideways below a fixed name column. */
const mostThatFit = 8

const headClasses = 'sticky top-0 z-10 border-b border-line bg-panel px-3 text-caption font-normal text-faint'

/** The scoreboard as a scrollable table with fixed heads, places and names. */
export function ScoreboardTable({ board, rows, userId, ownRow }: ScoreboardRowsProps) {
  const drawn = useRenderedRowCount(rows.length)
  const isWide = board.problems.length > mostThatFit
  return (
    <ScrollRegion label="Scoreboard" className="panel max-h-[calc(100dvh-96px)] overflow-auto">
      <table className="w-full border-separate border-spacing-0 text-body [&_tbody_tr:last-child>*]:border-b-0">
        <caption className="sr-only">Scoreboard</caption>
        <thead>
          <tr className="h-10">
            <th scope="col" className={`${headClasses} w-16 min-w-16 text-right`}>
              Place
            </th>
            <th
              scope="col"
              className={joinClasses(headClasses, 'min-w-52 text-left', isWide && 'left-0 z-20')}
            >
              Name
            </th>
            <th scope="col" className={`${headClasses} w-20 text-right`}>
              {ranksByPoints(board.rule) ? 'Points' : 'Solved'}
            </th>
            {hasPenalty(board.rule) && (
              <th scope="col" className={`${headClasses} w-24 text-right`}>
                Penalty
              </th>
            )}
            {board.problems.map((problem) => (
              <ProblemHead key={problem.letter} problem={problem} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => {
            const isOwn = row.person._id === userId
            return (
              <Row
                key={row.person._id}
                row={row}
                rule={board.rule}
                isOwn={isOwn}
                isWide={isWide}
                {...(isOwn && { rowRef: ownRow })}
              />
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function ProblemHead({
  problem: { letter, title, solvers, triers },
}: {
  problem: Scoreboard['problems'][number]
}) {
  return (
    <th scope="col" className={`${headClasses} w-28 min-w-22 text-center`} title={title}>
      <span className="font-semibold text-ink">{letter}</span>{' '}
      <span className="num">
        <span aria-hidden>{solvers}</span>
        <span className="sr-only">
          {title}, solved by {solvers} of {triers}
        </span>
      </span>
    </th>
  )
}

interface RowProps {
  row: ScoreboardRow
  rule: Scoreboard['rule']
  isOwn: boolean
  /** A fixed name column. Each fixed cell costs a compositing layer, so it is used only when the table scrolls. */
  isWide: boolean
  rowRef?: RefObject<HTMLTableRowElement | null>
}

/** Memoized: a refresh changes only a few of hundreds of rows. */
const Row = memo(function Row({ row, rule, isOwn, isWide, rowRef }: RowProps) {
  const tone = isOwn ? 'bg-primary-soft' : 'bg-panel'
  const cellClasses = `h-11 border-b border-line px-3 ${tone}`
  return (
    <tr ref={rowRef} {...(isOwn && { 'aria-current': true })} className="group">
      <td
        className={joinClasses(
          cellClasses,
          'num text-right text-muted',
          isOwn && 'shadow-[inset_2px_0_0_var(--color-primary)]',
        )}
      >
        {row.place ?? <span aria-hidden>–</span>}
      </td>
      <th
        scope="row"
        className={joinClasses(cellClasses, 'max-w-72 text-left font-normal', isWide && 'sticky left-0')}
      >
        <ScoreboardPerson row={row} isOwn={isOwn} />
      </th>
      <td className={`${cellClasses} num text-right`}>{ranksByPoints(rule) ? row.points : row.solved}</td>
      {hasPenalty(rule) && <td className={`${cellClasses} num text-right text-muted`}>{row.penalty}</td>}
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a cell is its problem.
        <td key={index} className={`${cellClasses} text-center`}>
          <CellMark cell={cell} rule={rule} />
        </td>
      ))}
    </tr>
  )
})
