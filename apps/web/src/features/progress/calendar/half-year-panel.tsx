import { historyDays, type ProgressFigures } from '@codedojo/contract'
import { useLayoutEffect, useRef } from 'react'
import { formatCount, pluralNoun } from '../../../lib/format/pluralize.ts'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'
import { type CalendarDay, daysUpTo, groupByWeek, monthSpans } from './calendar-days.ts'
import { DayGrid } from './day-grid.tsx'
import { HeatLegend } from './heat-legend.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

interface HalfYearPanelProps {
  figures: Pick<ProgressFigures, 'today' | 'days'>
  onOpen?: (day: CalendarDay) => void
}

/** The last half year, one column per week. On narrow screens it scrolls, starting at the newest week. */
export function HalfYearPanel({ figures, onOpen }: HalfYearPanelProps) {
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    region.current?.scrollTo?.({ left: region.current.scrollWidth })
  }, [])
  const days = daysUpTo(figures, historyDays)
  const rows = groupByWeek(days)
  const submissions = days.reduce((sum, day) => sum + day.submissions, 0)
  const accepted = days.reduce((sum, day) => sum + day.accepted, 0)
  return (
    <ReadingPanel title={`Last ${historyDays} days`} trailing={<HeatLegend />}>
      {/* Focusable if the days are not: otherwise the keyboard could not scroll it. */}
      <div ref={region} className="-m-1 overflow-x-auto p-1" {...(!onOpen && { tabIndex: 0 })}>
        <div className="min-w-[780px]">
          <DayGrid
            label={`Submissions of the last ${historyDays} days, a column a week`}
            rows={rows}
            today={figures.today}
            steps={{ along: 7, down: 1 }}
            rowNames={weekdays}
            months={monthSpans(rows)}
            {...(onOpen && { onOpen })}
          />
        </div>
      </div>
      <p className="mt-2 text-ui text-muted">
        <span className="num text-ink">{formatCount(submissions)}</span>{' '}
        {pluralNoun(submissions, 'submission')}, <span className="num text-ink">{accepted}</span> accepted
      </p>
    </ReadingPanel>
  )
}
