import { type ContestRule, hasPenalty, pointsText, type ScoreboardCell } from '@codedojo/contract'
import { pluralize } from '../../../lib/format/pluralize.ts'

/** Accessible text of a cell: "solved in minute 98, the first of all, 1 wrong try before". */
export function cellText(cell: ScoreboardCell, rule: ContestRule): string {
  const { state, wrongTries, hiddenTries, minute, isFirst, points } = cell
  switch (state) {
    case 'untried':
      return 'not tried'
    case 'solved':
      return [
        `solved in minute ${minute ?? 0}`,
        ...(hasPenalty(rule) ? [] : [`${pointsText(points)} points`]),
        ...(isFirst ? ['the first of all'] : []),
        ...(wrongTries > 0 ? [`${tries(wrongTries)} before`] : []),
      ].join(', ')
    case 'partial':
      return `${pointsText(points)} points`
    case 'tried':
      return tries(wrongTries)
    case 'judging':
      return ['being judged', ...(wrongTries > 0 ? [`${tries(wrongTries)} before`] : [])].join(', ')
    case 'frozen':
      return [
        pluralize(hiddenTries, 'hidden result'),
        ...(wrongTries > 0 ? [`${tries(wrongTries)} before`] : []),
      ].join(', ')
  }
}

const tries = (count: number) => pluralize(count, 'wrong try', 'wrong tries')
