import { type ContestRule, hasPenalty, pointsText, type ScoreboardCell } from '@codedojo/contract'
import { Check, LoaderCircle, Snowflake, Star, X } from 'lucide-react'
import { cellText } from './cell-text.ts'

/** One participant's result on one problem, as an icon and as text for screen readers. */
interface CellProps {
  cell: ScoreboardCell
  rule: ContestRule
}

export function CellMark({ cell, rule }: CellProps) {
  return (
    <>
      <span className="num inline-flex items-center gap-1 text-ui whitespace-nowrap" aria-hidden>
        <Mark cell={cell} rule={rule} />
      </span>
      <span className="sr-only">{cellText(cell, rule)}</span>
    </>
  )
}

function Mark({ cell, rule }: CellProps) {
  const showsPoints = !hasPenalty(rule)
  const { state, wrongTries, hiddenTries, minute, isFirst, points } = cell
  switch (state) {
    case 'untried':
      return <span className="text-faint">·</span>
    case 'solved':
      return (
        <>
          {isFirst ? (
            <Star size={12} strokeWidth={1.75} className="fill-current text-ac" />
          ) : (
            <Check size={12} strokeWidth={1.75} className="text-ac" />
          )}
          <span className="text-ac">{showsPoints ? pointsText(points) : minute}</span>
          {!showsPoints && <Before count={wrongTries} />}
        </>
      )
    case 'partial':
      return <span className="text-part">{pointsText(points)}</span>
    case 'tried':
      return (
        <span className="inline-flex items-center gap-1 text-wa">
          <X size={12} strokeWidth={1.75} />
          {wrongTries}
        </span>
      )
    case 'judging':
      return (
        <>
          <LoaderCircle size={12} strokeWidth={1.75} className="text-muted" />
          <span className="font-sans text-muted">judging</span>
          <Before count={wrongTries} />
        </>
      )
    case 'frozen':
      return (
        <>
          <Snowflake size={12} strokeWidth={1.75} className="text-limit" />
          <span className="text-limit">{hiddenTries}</span>
          <Before count={wrongTries} />
        </>
      )
  }
}

const Before = ({ count }: { count: number }) =>
  count > 0 && <span className="text-caption text-muted">+{count}</span>
