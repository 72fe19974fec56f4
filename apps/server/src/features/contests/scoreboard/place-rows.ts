import { type ContestRule, ranksByPoints, type ScoreboardRow } from '@codedojo/contract'

/**
 * Sorts the rows and assigns places: one more than the number of better rows, so that ties share a place. Rows without
 * a place come last: those out of competition, then the disqualified ones, each sorted in the same way.
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

/** Negative when `one` ranks higher. */
function better(one: ScoreboardRow, other: ScoreboardRow, rule: ContestRule): number {
  const scored = ranksByPoints(rule) ? other.points - one.points : other.solved - one.solved
  return scored || one.penalty - other.penalty
}

const collator = new Intl.Collator('en')

function byName(one: ScoreboardRow['person'], other: ScoreboardRow['person']): number {
  return collator.compare(one.name, other.name) || (one._id < other._id ? -1 : 1)
}
