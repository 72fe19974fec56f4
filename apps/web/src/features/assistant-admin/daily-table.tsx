import { type AssistantDay, assistantNames } from '@codedojo/contract'
import { formatShortCalendarDay } from '../../lib/format/calendar-day.ts'
import { formatCount, pluralNoun } from '../../lib/format/pluralize.ts'
import { Panel } from '../../ui/panel.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { costWords } from './figures.ts'

const title = 'Day by day'

/**
 * Each day with questions, newest first, by assistant and provider. On narrow screens, where nine columns do not fit, each
 * day takes two lines.
 */
export function DailyTable({ days }: { days: readonly AssistantDay[] }) {
  const hasCosts = days.some(({ costMicros }) => costMicros !== null)
  const heads = ['Questions', 'People', 'Failed', 'Withheld', 'Tokens read', 'Tokens written']
  return (
    <Panel title={title}>
      <ScrollRegion label={title} className="max-h-[560px] overflow-auto max-xl:hidden">
        <table className="table [&_tbody_tr:last-child_td]:border-b-0">
          <caption className="sr-only">Questions of each day</caption>
          <thead>
            <tr>
              {['Day', 'Assistant', 'Answered by'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {[...heads, ...(hasCosts ? ['Cost'] : [])].map((head) => (
                <th key={head} scope="col" className="text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Row key={keyOf(day)} day={day} hasCosts={hasCosts} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ul className="px-4 xl:hidden">
        {days.map((day) => (
          <PhoneRow key={keyOf(day)} day={day} />
        ))}
      </ul>
    </Panel>
  )
}

function keyOf({ day, assistant, provider, model }: AssistantDay): string {
  return [day, assistant, provider, model].join(' ')
}

function answerer({ provider, model }: AssistantDay): string {
  return provider === 'coach' ? 'Embedded coach' : model
}

/** A dash for zero: the coach does not count tokens. */
const orDash = (count: number) => (count === 0 ? '–' : formatCount(count))

function Row({ day, hasCosts }: { day: AssistantDay; hasCosts: boolean }) {
  const { questions, people, failed, withheld, promptTokens, replyTokens, costMicros } = day
  const counts = [formatCount(questions), formatCount(people), formatCount(failed), formatCount(withheld)]
  const cells = [...counts, orDash(promptTokens), orDash(replyTokens)]
  const cost = costMicros === null ? '–' : costWords(costMicros)
  const figures = hasCosts ? [...cells, cost] : cells
  return (
    <tr className="h-11">
      <td className="whitespace-nowrap">
        <time dateTime={day.day}>{formatShortCalendarDay(day.day)}</time>
      </td>
      <td>{assistantNames[day.assistant]}</td>
      <td className="max-w-56 truncate text-muted">{answerer(day)}</td>
      {figures.map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its column alone.
        <td key={at} className="num text-right whitespace-nowrap">
          {figure}
        </td>
      ))}
    </tr>
  )
}

function PhoneRow({ day }: { day: AssistantDay }) {
  const { questions, failed, withheld, promptTokens, replyTokens, costMicros } = day
  const tokens = promptTokens + replyTokens
  const facts = [
    answerer(day),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    ...(withheld > 0 ? [`${formatCount(withheld)} withheld`] : []),
    ...(tokens > 0 ? [`${formatCount(tokens)} tokens`] : []),
    ...(costMicros === null ? [] : [`cost ${costWords(costMicros)}`]),
  ]
  return (
    <li className="border-line py-3 not-last:border-b">
      <p className="flex justify-between gap-4 text-body">
        <span>
          <time dateTime={day.day}>{formatShortCalendarDay(day.day)}</time>, {assistantNames[day.assistant]}
        </span>
        <span>
          <span className="num">{formatCount(questions)}</span> {pluralNoun(questions, 'question')}
        </span>
      </p>
      <p className="mt-0.5 text-ui break-words text-muted">{facts.join(', ')}</p>
    </li>
  )
}
