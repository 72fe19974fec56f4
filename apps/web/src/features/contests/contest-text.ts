import type { ContestRule, ContestSummary } from '@codedojo/contract'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'

type Facts = Pick<ContestSummary, 'minutes' | 'problems' | 'registered' | 'isRated'>

/** "Rated, 150 minutes, 5 problems, 46 taking part". */
export function runningContestText(facts: Facts): string {
  return `${contestKindText(facts)}, ${formatCount(facts.registered)} taking part`
}

/** "90 minutes, 4 problems, 31 registered", and "Rated" before it where it is. */
export function upcomingContestText(facts: Facts): string {
  return `${contestKindText(facts)}, ${formatCount(facts.registered)} registered`
}

/** "Rated, 150 minutes, 5 problems". */
export function contestKindText({ isRated, minutes, problems }: Facts): string {
  const parts = [pluralize(minutes, 'minute'), pluralize(problems, 'problem')]
  return (isRated ? ['Rated', ...parts] : parts).join(', ')
}

/** The ranking rule in one sentence. */
export const rankingRuleText = {
  icpc: 'Places go by problems solved, then by penalty.',
  points: 'Places go by points, then by penalty.',
  ioi: 'Places go by points. Each subtask counts with your best submission, and neither time nor wrong tries cost anything.',
  decreasing:
    'Places go by points. A problem loses half of its points evenly until the end, and a tenth for each wrong try, but keeps at least three tenths.',
} as const satisfies Record<ContestRule, string>

/** A signed change such as "+34" or "−12" (with a real minus sign); "0" has no sign. */
export function ratingChangeText(change: number): string {
  if (change === 0) return '0'
  return change > 0 ? `+${change}` : `−${-change}`
}
