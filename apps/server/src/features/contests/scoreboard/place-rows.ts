import type { ContestRule, ScoreboardRow } from '@codedojo/contract'

/**
 * The rows from first to last, each with its place: one more than there are better ones, so that equal ones share it. Those
 * whose place is null come last, the disqualified behind those out of competition, in the same order among themselves.
 */
export function placeRows(rows: readonly ScoreboardRow[], rule: ContestRule): ScoreboardRow[] {
  const ordered = rows.toSorted(
    (one, other) =>
      groupOf(one) - groupOf(other) || better(one, other, rule) || byName(one.person, other.person),
  )
  let place = 1
  let above: ScoreboardRow | undefined
  return ordered.map((row, at) => {
    if (row.place === null) return row
    if (above && better(above, row, rule) !== 0) place = at + 1
    above = row
    return { ...row, place }
  })
}

function groupOf({ place, isDisqualified }: ScoreboardRow): number {
  if (place !== null) return 0
  return isDisqualified ? 2 : 1
}

/** Below 0 when `one` stands above. */
function better(one: ScoreboardRow, other: ScoreboardRow, rule: ContestRule): number {
  const scored = rule === 'icpc' ? other.solved - one.solved : other.points - one.points
  return scored || one.penalty - other.penalty
}

const collator = new Intl.Collator('en')

function byName(one: ScoreboardRow['person'], other: ScoreboardRow['person']): number {
  return collator.compare(one.name, other.name) || (one._id < other._id ? -1 : 1)
}
