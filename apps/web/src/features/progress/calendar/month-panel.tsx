import { calendarDays, type ProgressFigures } from '@codedojo/contract'
import { formatShortCalendarDay } from '../../../lib/format/calendar-day.ts'
import { formatCount, pluralNoun } from '../../../lib/format/pluralize.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { type CalendarDay, daysUpTo, splitIntoRows } from './calendar-days.ts'
import { DayGrid } from './day-grid.tsx'
import { HeatLegend } from './heat-legend.tsx'

/** Squares per row; fewer on phones, so that they are large enough to tap. */
const squaresInRow = { desktop: 15, phone: 10 } as const

interface MonthPanelProps {
  figures: Pick<ProgressFigures, 'today' | 'days'>
  onOpen?: (day: CalendarDay) => void
}

/** The last thirty days, today last. */
export function MonthPanel({ figures, onOpen }: MonthPanelProps) {
  const along = squaresInRow[useIsPhone() ? 'phone' : 'desktop']
  const days = daysUpTo(figures, calendarDays)
  const active = days.filter(({ submissions }) => submissions > 0).length
  return (
    <ReadingPanel title={`Last ${calendarDays} days`} trailing={<HeatLegend />}>
      <div className="-mx-1">
        <DayGrid
          label={`Submissions of the last ${calendarDays} days`}
          rows={splitIntoRows(days, along)}
          today={figures.today}
          steps={{ along: 1, down: along }}
          {...(onOpen && { onOpen })}
        />
      </div>
      <p className="mt-1 flex justify-between text-caption text-faint" aria-hidden>
        <span>{days[0] && formatShortCalendarDay(days[0].day)}</span>
        <span>Today</span>
      </p>
      <p className="mt-3 text-ui text-muted">
        <span className="num text-ink">{formatCount(active)}</span> {pluralNoun(active, 'day')} with a
        submission
        {onOpen && '. Open a day to see why it counted.'}
      </p>
    </ReadingPanel>
  )
}
