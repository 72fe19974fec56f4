import { joinClasses } from '../../../lib/join-classes.ts'
import { ratingChangeText } from '../contest-text.ts'

/** What a contest did to a rating; the sign says it, the colour only repeats it. */
export function RatingChange({ change }: { change: number }) {
  const tone = change > 0 ? 'text-ac' : change < 0 ? 'text-wa' : 'text-muted'
  return <span className={joinClasses('num', tone)}>{ratingChangeText(change)}</span>
}
