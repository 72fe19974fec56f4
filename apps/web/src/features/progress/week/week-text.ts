import { formatCount } from '../../../lib/format/pluralize.ts'

/** "2 of 5 problems this week." */
export function weekText(solved: number, goal: number): string {
  const share = `${formatCount(solved)} of ${formatCount(goal)} problems this week`
  return solved >= goal ? `Your weekly goal is reached: ${share}.` : `${share}.`
}
