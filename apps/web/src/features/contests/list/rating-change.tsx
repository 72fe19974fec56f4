import { joinClasses } from '../../../lib/join-classes.ts'
import { ratingChangeText } from '../contest-text.ts'

/** The rating change of one contest. The sign carries the meaning; the colour only repeats it. */
export function RatingChange({ change }: { change: number }) {
  const tone = change > 0 ? 'text-ac' : change < 0 ? 'text-wa' : 'text-muted'
  return <span className={joinClasses('num', tone)}>{ratingChangeText(change)}</span>
}
