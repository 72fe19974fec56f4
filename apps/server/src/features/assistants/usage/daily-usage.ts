import { type AssistantUsage, assistantDaySchema } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { z } from 'zod'
import { localDay } from '../../accounts/index.ts'
import { lastLocalDays } from '../../admin/index.ts'

const rowsSchema = z.array(assistantDaySchema)

/** Usage on each of the last `days` days, including today. */
export async function readDailyUsage(
  { pool }: Database,
  days: number,
): Promise<Pick<AssistantUsage, 'span' | 'days'>> {
  const list = lastLocalDays(days, new Date())
  const { rows } = await pool.query(
    `select one.day, use.assistant, use.provider, use.model,
      count(*)::float8 as questions,
      count(distinct use.user_id)::float8 as people,
      count(*) filter (where use."end" = 'failed')::float8 as failed,
      count(*) filter (where use."end" = 'withheld')::float8 as withheld,
      coalesce(sum(use.prompt_tokens), 0)::float8 as "promptTokens",
      coalesce(sum(use.reply_tokens), 0)::float8 as "replyTokens",
      sum(use.cost_micros)::float8 as "costMicros"
    from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as one (day, begins, ends)
    join assistant_use use on use.at >= one.begins and use.at < one.ends
    group by one.day, use.assistant, use.provider, use.model
    order by one.day desc, use.assistant, use.provider, use.model`,
    [list.map(({ day }) => day), list.map(({ from }) => from), list.map(({ to }) => to)],
  )
  const today = localDay(new Date())
  const span = { from: list[0]?.day ?? today, to: list.at(-1)?.day ?? today }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { span: { ...span, timeZone }, days: rowsSchema.parse(rows) }
}
