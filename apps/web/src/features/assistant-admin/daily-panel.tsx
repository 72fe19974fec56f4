import { type AssistantUsage, assistantNames } from '@codedojo/contract'
import { useMemo, useState } from 'react'
import { formatShortCalendarDay } from '../../lib/format/calendar-day.ts'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'
import { Select } from '../../ui/form/select.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Plot } from '../../ui/plot/plot.tsx'
import { PlotLegend } from '../../ui/plot/plot-legend.tsx'
import { dailySeries, type Measure, measureNames, measuresOf } from './daily-series.ts'
import { costWords } from './figures.ts'

type Use = Pick<AssistantUsage, 'span' | 'days'>

/** Questions, tokens or cost per day. */
export function DailyPanel({ use }: { use: Use }) {
  const [chosen, setChosen] = useState<Measure>('questions')
  const offered = measuresOf(use.days)
  const measure = offered.includes(chosen) ? chosen : 'questions'
  const plot = useMemo(() => {
    const { places, ninja, sahayak } = dailySeries(use, measure)
    return {
      places: places.map(formatShortCalendarDay),
      bars: { name: assistantNames.ninja, values: ninja },
      line: { name: assistantNames.sahayak, values: sahayak },
    }
  }, [use, measure])
  const title = `${measureNames[measure]}, last ${plot.places.length} days`
  const legend = { bars: assistantNames.ninja, line: assistantNames.sahayak }
  return (
    <Panel
      title={title}
      trailing={
        <div className="flex items-center gap-4">
          <PlotLegend {...legend} className="max-md:hidden" />
          {offered.length > 1 && (
            <Select
              label="Shown in the plot"
              isQuiet
              value={measure}
              options={offered.map((value) => ({ value, text: measureNames[value] }))}
              onChoose={(value) => setChosen(offered.find((each) => each === value) ?? 'questions')}
            />
          )}
        </div>
      }
    >
      <div className="p-4">
        <PlotLegend {...legend} className="mb-3 md:hidden" />
        <Plot label={title} placesName="Day" {...plot} />
        <p className="mt-2 text-caption text-faint">
          {sumsOf(use)} Days of the server’s time zone, {use.span.timeZone}.
          {tokensOf(use) > 0 &&
            ' Services tell no tokens of answers that were stopped or failed: they are in no sum.'}
        </p>
      </div>
    </Panel>
  )
}

function tokensOf({ days }: Pick<Use, 'days'>): number {
  return days.reduce((total, { promptTokens, replyTokens }) => total + promptTokens + replyTokens, 0)
}

function sumsOf({ days }: Pick<Use, 'days'>): string {
  const sum = (value: (day: Use['days'][number]) => number) =>
    days.reduce((total, day) => total + value(day), 0)
  const tokens = tokensOf({ days })
  const hasCosts = days.some(({ costMicros }) => costMicros !== null)
  const parts = [
    pluralize(
      sum(({ questions }) => questions),
      'question',
    ),
    `${formatCount(sum(({ failed }) => failed))} failed`,
    ...(tokens > 0 ? [`${formatCount(tokens)} tokens`] : []),
    ...(hasCosts ? [`cost ${costWords(sum(({ costMicros }) => costMicros ?? 0))}`] : []),
  ]
  return `${parts.join(', ')}.`
}
