import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarDays } from 'lucide-react'
import { problemPathOf } from '../../../lib/problem-path.ts'
import { useNow } from '../../../lib/use-now.ts'
import { TileLink } from '../../../ui/tile-link.tsx'
import { dailyQuery } from '../queries.ts'
import { leftWords } from './left-words.ts'

/** The daily problem where there is no room for its panel. */
export function DailyTile() {
  const { data: daily, isPending } = useQuery(dailyQuery)
  const now = useNow(20_000)
  if (!daily)
    return (
      <TileLink
        to="/#problems"
        icon={CalendarDays}
        title="Daily problem"
        detail={isPending ? '\u00a0' : daily === null ? 'None yet' : 'Could not be loaded'}
      />
    )
  const left = leftWords(daily.endsAt, now)
  return (
    <TileLink
      to={problemPathOf(daily.problemId)}
      icon={daily.isDone ? CalendarCheck : CalendarDays}
      isCalling={!daily.isDone}
      title={<bdi>{daily.title}</bdi>}
      detail={daily.isDone ? `Daily, done. Next in ${left}` : `Daily, ends in ${left}`}
    />
  )
}
