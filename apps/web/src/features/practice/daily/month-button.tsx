import { useQuery } from '@tanstack/react-query'
import { joinClasses } from '../../../lib/join-classes.ts'
import { dailyMonthQuery } from '../queries.ts'
import { monthOf, monthWeeks, monthWords } from './month-weeks.ts'

interface MonthButtonProps {
  /** Today's date in the user's time zone, as 2026-11-22. */
  today: string
  onOpen: () => void
}

/** This month as a miniature calendar with the solved days; opens the full calendar. */
export function MonthButton({ today, onOpen }: MonthButtonProps) {
  const month = monthOf(today)
  const { data: days } = useQuery(dailyMonthQuery(month))
  const done = new Set((days ?? []).filter(({ isDone }) => isDone).map(({ day }) => day))
  return (
    <button
      type="button"
      aria-label={`Daily problems of ${monthWords(month)}${days ? `: ${done.size} done` : ''}. Open the calendar`}
      className="-m-2 flex shrink-0 flex-col justify-center gap-[3px] self-center rounded-md p-2 hover:bg-raised"
      onClick={onOpen}
    >
      {monthWeeks(month).map((week) => (
        <span key={week.find((day) => day !== null)} className="flex gap-[3px]" aria-hidden>
          {week.map((day, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never move.
              key={place}
              className={joinClasses(
                'size-3.5 rounded-[3px]',
                day !== null && (done.has(day) ? 'bg-primary' : 'bg-strong'),
                day === today && 'outline outline-1 outline-offset-1 outline-primary',
                day !== null && day > today && 'opacity-40',
              )}
            />
          ))}
        </span>
      ))}
    </button>
  )
}
