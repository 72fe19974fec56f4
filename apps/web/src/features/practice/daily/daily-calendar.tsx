import { useQuery } from '@tanstack/react-query'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../../lib/api/api-error.ts'
import { parseCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { problemPathOf } from '../../../lib/paths.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { dailyMonthQuery } from '../queries.ts'
import { monthOf, monthWeeks, monthWords, shiftMonth } from './month-weeks.ts'

interface DailyCalendarProps {
  /** Today's date in the user's time zone, as 2026-11-22. */
  today: string
  onClose: () => void
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The daily problems by month; each day links to its problem. */
export function DailyCalendar({ today, onClose }: DailyCalendarProps) {
  const [month, setMonth] = useState(monthOf(today))
  const { data: days, isPending, error, isFetching, refetch } = useQuery(dailyMonthQuery(month))
  const known = new Map((days ?? []).map((each) => [each.day, each]))
  const done = (days ?? []).filter(({ isDone }) => isDone).length
  return (
    <Dialog isOpen onOpenChange={onClose} title="Daily problems">
      <div className="p-5">
        <div className="mb-3 flex items-center justify-between gap-2">
          <p className="text-body" role="status">
            {monthWords(month)}
            <span className="text-ui text-muted">
              {days ? `, ${done} of ${days.length} done` : isPending && ', loading'}
            </span>
          </p>
          <span className="flex">
            <IconButton
              label="Month before"
              icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setMonth(shiftMonth(month, -1))}
            />
            <IconButton
              label="Month after"
              disabled={month >= monthOf(today)}
              icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => setMonth(shiftMonth(month, 1))}
            />
          </span>
        </div>
        {error && days === undefined ? (
          <ErrorState
            title="Failed to load the daily problems."
            detail={messageOf(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <table className="w-full table-fixed" aria-label={monthWords(month)}>
            <thead>
              <tr>
                {weekdays.map((name) => (
                  <th key={name} scope="col" className="pb-1 text-caption font-normal text-faint">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthWeeks(month).map((week) => (
                <tr key={week.find((day) => day !== null)}>
                  {week.map((day, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never move.
                    <td key={place} className="h-11 p-0.5 text-center">
                      {day !== null &&
                        (isPending ? (
                          <Bone className="mx-auto size-8" />
                        ) : (
                          <Day day={day} isToday={day === today} daily={known.get(day)} />
                        ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  )
}

interface DayProps {
  day: string
  isToday: boolean
  daily: { readonly problemId: string; readonly title: string; readonly isDone: boolean } | undefined
}

function Day({ day, isToday, daily }: DayProps) {
  const number = Number(day.slice(-2))
  if (!daily) return <span className="num text-ui text-faint">{number}</span>
  const state = daily.isDone ? 'done' : 'not done'
  return (
    <Link
      to={problemPathOf(daily.problemId)}
      aria-label={`${formatLongDate(parseCalendarDay(day))}: ${daily.title}, ${state}`}
      title={daily.title}
      className={`num flex h-10 flex-col items-center justify-center rounded-md border text-ui hover:bg-raised ${
        isToday ? 'border-primary' : 'border-transparent'
      } ${daily.isDone ? 'bg-ac-soft text-ac' : 'text-ink'}`}
    >
      {number}
      {daily.isDone && <Check size={12} strokeWidth={2} aria-hidden />}
    </Link>
  )
}
