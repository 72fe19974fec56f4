import { backgroundKinds, type Database, schema } from '@codedojo/db'
import { and, count, eq, gt, inArray, isNotNull, notInArray, or, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Gauge, type Registry } from 'prom-client'

const { assistantUse, judgeJob, submission } = schema

/** Kinds of jobs that no user waits for. */
export const unwatchedJobKinds = [...backgroundKinds, 'smallest', 'guard'] as const

const quantiles = [0.5, 0.95, 1] as const

/** Figures of the last hour, queried at each scrape: the same on all servers, and unaffected by restarts. */
export function lastHourMetrics({ queries }: Database, register: Registry): void {
  const asked = { queries, registers: [register] }
  verdicts(asked)
  claimWaits(asked)
  judgingTimes(asked)
  judgeFaults(asked)
  assistantAnswers(asked)
  guardVerdicts(asked)
}

interface MetricSource extends Pick<Database, 'queries'> {
  readonly registers: Registry[]
}

function verdicts({ queries, registers }: MetricSource): void {
  new Gauge({
    ...{ registers, name: 'codedojo_verdicts_last_hour', labelNames: ['language', 'verdict'] },
    help: 'Submissions of the last hour, by verdict.',
    async collect() {
      const rows = await queries
        .select({ language: submission.language, verdict: submission.status, times: count() })
        .from(submission)
        .where(and(withinHour(submission.createdAt), isNotNull(submission.judgedAt)))
        .groupBy(submission.language, submission.status)
      this.reset()
      for (const { times, ...labels } of rows) this.set(labels, times)
    },
  })
}

function claimWaits({ queries, registers }: MetricSource): void {
  new Gauge({
    ...{ registers, name: 'codedojo_claim_wait_seconds_last_hour', labelNames: ['quantile'] },
    help: 'Seconds that jobs which a person waits for waited for a judge: half, 95 % and all of them at most this.',
    async collect() {
      const [row] = await queries
        .select({ seconds: quantilesOf(sql`${judgeJob.claimedAt} - ${judgeJob.createdAt}`) })
        .from(judgeJob)
        .where(and(withinHour(judgeJob.finishedAt), notInArray(judgeJob.kind, [...unwatchedJobKinds])))
      this.reset()
      for (const [quantile, value] of named(row?.seconds)) this.set({ quantile }, value)
    },
  })
}

function judgingTimes({ queries, registers }: MetricSource): void {
  new Gauge({
    ...{
      registers,
      name: 'codedojo_judging_seconds_last_hour',
      labelNames: ['language', 'quantile'],
    },
    help: 'Seconds from the claim of a run or submission to its end: half, 95 % and all of them at most this.',
    async collect() {
      const rows = await queries
        .select({
          language: judgeJob.language,
          seconds: quantilesOf(sql`${judgeJob.finishedAt} - ${judgeJob.claimedAt}`),
        })
        .from(judgeJob)
        .where(and(withinHour(judgeJob.finishedAt), inArray(judgeJob.kind, ['run', 'submit'])))
        .groupBy(judgeJob.language)
      this.reset()
      for (const { language, seconds } of rows)
        for (const [quantile, value] of named(seconds)) this.set({ language, quantile }, value)
    },
  })
}

function judgeFaults({ queries, registers }: MetricSource): void {
  new Gauge({
    ...{ registers, name: 'codedojo_judge_faults_last_hour' },
    help: 'Attempts that a fault of a judge, its sandbox or its machine ended, of jobs that wait or were done in the last hour.',
    async collect() {
      const isRecent = or(sql`${judgeJob.state} <> 'done'`, withinHour(judgeJob.finishedAt))
      const [row] = await queries
        .select({ times: sum(judgeJob.faults) })
        .from(judgeJob)
        .where(and(gt(judgeJob.faults, 0), isRecent))
      this.set(Number(row?.times ?? 0))
    },
  })
}

function assistantAnswers({ queries, registers }: MetricSource): void {
  const { assistant, provider, end } = assistantUse
  new Gauge({
    ...{
      registers,
      name: 'codedojo_assistant_answers_last_hour',
      labelNames: ['assistant', 'provider', 'end'],
    },
    help: 'Questions to the assistants, by who answered and how the answer ended; open: it is being written, or was lost.',
    async collect() {
      const rows = await queries
        .select({ assistant, provider, end, times: count() })
        .from(assistantUse)
        .where(withinHour(assistantUse.at))
        .groupBy(assistant, provider, end)
      this.reset()
      for (const { times, end: how, ...labels } of rows) this.set({ ...labels, end: how ?? 'open' }, times)
    },
  })
}

function guardVerdicts({ queries, registers }: MetricSource): void {
  new Gauge({
    ...{ registers, name: 'codedojo_guard_verdicts_last_hour', labelNames: ['verdict'] },
    help: 'Code in answers that the leak guard had judged, by verdict; what is Accepted was withheld.',
    async collect() {
      const rows = await queries
        .select({ verdict: sql<string>`${judgeJob.outcome} ->> 'status'`.as('verdict'), times: count() })
        .from(judgeJob)
        .where(and(withinHour(judgeJob.finishedAt), eq(judgeJob.kind, 'guard')))
        .groupBy(sql`verdict`)
      this.reset()
      for (const { verdict, times } of rows) this.set({ verdict }, times)
    },
  })
}

function withinHour(moment: PgColumn): SQL {
  return sql`${moment} > now() - interval '1 hour'`
}

/** null if there are no data. */
function quantilesOf(interval: SQL): SQL<number[] | null> {
  const list = sql.raw(quantiles.join())
  return sql`percentile_cont(array[${list}]::float8[]) within group (order by extract(epoch from ${interval})::float8)`
}

function named(values: readonly number[] | null | undefined): [string, number][] {
  return (values ?? []).map((value, at) => [String(quantiles[at]), value])
}
