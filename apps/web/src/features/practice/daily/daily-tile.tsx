import { useQuery } from '@tanstack/react-query'
import { CalendarDays, CircleCheck, Target } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatTimeUntil } from '../../../lib/format/format-time-until.ts'
import { problemPathOf } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/use-now.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TileLink } from '../../../ui/tile-link.tsx'
import { dailyQuery } from '../queries.ts'
import { DailyCalendar } from './lazy-daily-calendar.ts'

/** The daily problem and a link to its calendar, where the panel does not fit. */
export function DailyTile() {
  const { data: daily, isPending } = useQuery(dailyQuery)
  const now = useNow(20_000)
  const [isOpen, setIsOpen] = useState(false)
  if (!daily)
    return (
      <TileLink
        to="/#problems"
        icon={Target}
        title="Daily problem"
        detail={isPending ? '\u00a0' : daily === null ? 'None yet' : 'Could not be loaded'}
      />
    )
  const left = formatTimeUntil(daily.endsAt, now)
  return (
    <div className="relative min-w-0">
      <TileLink
        to={problemPathOf(daily.problemId)}
        icon={daily.isDone ? CircleCheck : Target}
        isCalling={!daily.isDone}
        title={<bdi>{daily.title}</bdi>}
        detail={daily.isDone ? `Done. Next in ${left}` : `Daily, ${left} left`}
        isBesideButton
      />
      <IconButton
        label="Calendar of the daily problems"
        className="absolute inset-y-0 right-0 my-auto"
        icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <DailyCalendar today={daily.day} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
