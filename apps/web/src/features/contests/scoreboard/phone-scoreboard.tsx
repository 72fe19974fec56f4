import { hasPenalty, ranksByPoints, type Scoreboard, type ScoreboardRow } from '@codedojo/contract'
import { memo, type RefObject } from 'react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { CellMark } from './cell-mark.tsx'
import { ScoreboardPerson } from './scoreboard-person.tsx'
import type { ScoreboardRowsProps } from './scoreboard-table.tsx'
import { useRenderedRowCount } from './use-rendered-row-count.ts'

/** The scoreboard on phones: each name with its attempted problems below. The column heads stick below the page's top bar. */
export function PhoneScoreboard({ board, rows, userId, ownRow }: ScoreboardRowsProps) {
  const drawn = useRenderedRowCount(rows.length)
  const headClasses =
    'sticky top-14 z-10 border-b border-line bg-panel px-3 py-2 text-caption font-normal text-faint'
  const letters = board.problems.map(({ letter }) => letter).join('')
  return (
    <table className="panel w-full table-fixed border-separate border-spacing-0 [&_tbody_tr:last-child>*]:border-b-0">
      <caption className="sr-only">Scoreboard</caption>
      <thead>
        <tr>
          <th scope="col" className={`${headClasses} w-14 rounded-tl-lg text-right`}>
            Place
          </th>
          <th scope="col" className={`${headClasses} text-left`}>
            Name and problems
          </th>
          <th scope="col" className={`${headClasses} w-20 rounded-tr-lg text-right`}>
            {ranksByPoints(board.rule) ? 'Points' : 'Solved'}
            {hasPenalty(board.rule) && <span className="block">Penalty</span>}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn).map((row) => {
          const isOwn = row.person._id === userId
          return (
            <Row
              key={row.person._id}
              row={row}
              letters={letters}
              rule={board.rule}
              isOwn={isOwn}
              {...(isOwn && { rowRef: ownRow })}
            />
          )
        })}
      </tbody>
    </table>
  )
}

interface RowProps {
  row: ScoreboardRow
  /** In problem order; each cell is one character. */
  letters: string
  rule: Scoreboard['rule']
  isOwn: boolean
  rowRef?: RefObject<HTMLTableRowElement | null>
}

const Row = memo(function Row({ row, letters, rule, isOwn, rowRef }: RowProps) {
  const cellClasses = joinClasses(
    'border-b border-line px-3 py-2.5 align-top font-normal',
    isOwn && 'bg-primary-soft',
  )
  const cells = row.cells
    .map((cell, index) => ({ cell, letter: letters.charAt(index) }))
    .filter(({ cell }) => cell.state !== 'untried')
  return (
    <tr ref={rowRef} {...(isOwn && { 'aria-current': true })}>
      <td
        className={joinClasses(
          cellClasses,
          'num text-right text-body text-muted',
          isOwn && 'shadow-[inset_2px_0_0_var(--color-primary)]',
        )}
      >
        {row.place ?? <span aria-hidden>–</span>}
      </td>
      <th scope="row" className={`${cellClasses} text-left`}>
        <ScoreboardPerson row={row} isOwn={isOwn} />
        {cells.length > 0 && (
          <span className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
            {cells.map(({ cell, letter }) => (
              <span key={letter} className="inline-flex items-center gap-1">
                <span className="text-ui font-semibold">{letter}</span>
                <CellMark cell={cell} rule={rule} />
              </span>
            ))}
          </span>
        )}
      </th>
      <td className={`${cellClasses} num text-right`}>
        <span className="block text-body">{ranksByPoints(rule) ? row.points : row.solved}</span>
        {hasPenalty(rule) && (
          <span className="block text-caption text-muted">
            {row.penalty}
            <span className="sr-only"> penalty</span>
          </span>
        )}
      </td>
    </tr>
  )
})
