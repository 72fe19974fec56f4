import type { Overview } from '@codedojo/contract'
import { useMemo } from 'react'
import { formatShortCalendarDay } from '../../lib/format/calendar-day.ts'
import { Panel } from '../../ui/panel.tsx'
import { Plot } from '../../ui/plot/plot.tsx'
import { PlotLegend } from '../../ui/plot/plot-legend.tsx'

const barsName = 'Submissions'
const lineName = 'Active users'

/** Submissions and active users per day. */
export function TrafficPanel({ days, timeZone }: Pick<Overview, 'days' | 'timeZone'>) {
  const title = `Traffic, last ${days.length} days`
  const plot = useMemo(
    () => ({
      places: days.map(({ day }) => formatShortCalendarDay(day)),
      bars: { name: barsName, values: days.map(({ submissions }) => submissions) },
      line: { name: lineName, values: days.map(({ activeUsers }) => activeUsers) },
    }),
    [days],
  )
  const isQuiet = days.every(({ submissions, activeUsers }) => submissions === 0 && activeUsers === 0)
  return (
    <Panel title={title} trailing={<PlotLegend bars={barsName} line={lineName} className="max-md:hidden" />}>
      <div className="p-4">
        <PlotLegend bars={barsName} line={lineName} className="mb-3 md:hidden" />
        <Plot label={title} placesName="Day" {...plot} />
        <p className="mt-2 text-caption text-faint">
          {isQuiet && 'Nothing was submitted in these days. '}
          Days of the server’s time zone, {timeZone}.
        </p>
      </div>
    </Panel>
  )
}
