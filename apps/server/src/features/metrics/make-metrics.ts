import { schema } from '@codedojo/db'
import { and, count, eq, gt, min, notInArray, sql, sum } from 'drizzle-orm'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../context.ts'
import { refusalCounts } from '../../http/rate-limit.ts'
import { lastHourMetrics, unwatchedJobKinds } from './last-hour.ts'

const { judge, judgeJob } = schema

export interface Metrics {
  readonly contentType: string
  /** Metrics of this process and of `others`, and of the database, in the Prometheus text format. */
  readonly read: (others: readonly ProcessMetrics[]) => Promise<string>
  /** Metrics of this process alone. */
  readonly ofProcess: () => Promise<ProcessMetrics>
  /** Counts an answered request. `route` is a route pattern, never a requested URL, to bound the number of labels. */
  readonly answered: (
    what: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ) => void
}

/** Metrics of one process, in the form that prom-client can join. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Buckets from a cached answer to the longest timeout of a call. */
const secondsOfAnswers = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Metrics of this process and, queried at each scrape, of judges and queue. `countSockets` returns the number of open
 * room connections.
 */
export function makeMetrics(
  { config, database }: Pick<Context, 'config' | 'database'>,
  countSockets: () => number,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const ofDatabase = new Registry()
  // The metrics of several processes are not summed: the sum would drop whenever one does not answer in time, and Prometheus
  // would take that for a restart.
  if (config.processes.count > 1) registry.setDefaultLabels({ process: String(config.processes.number) })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    ...{ registers, name: 'codedojo_http_request_seconds', buckets: secondsOfAnswers },
    help: 'Seconds until a request was answered, by method, pattern of the address and status.',
    labelNames: ['method', 'route', 'status'] as const,
  })
  new Gauge({
    ...{ registers, name: 'codedojo_database_connections', labelNames: ['state'] },
    help: 'Connections to the database: open, of these unused, and people waiting for one.',
    collect() {
      this.set({ state: 'open' }, database.pool.totalCount)
      this.set({ state: 'unused' }, database.pool.idleCount)
      this.set({ state: 'waited for' }, database.pool.waitingCount)
    },
  })
  new Gauge({
    ...{ registers, name: 'codedojo_sockets', help: 'Connections for rooms and news that are open.' },
    collect() {
      this.set(countSockets())
    },
  })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ registers: [ofDatabase], name, help, labelNames })
  const jobs = gauge('codedojo_queue_jobs', 'Jobs that wait for a judge or are being judged.', [
    'kind',
    'state',
  ])
  const oldest = gauge(
    'codedojo_queue_oldest_seconds',
    'How long the oldest job has waited that a person waits for.',
    [],
  )
  const judges = gauge('codedojo_judges', 'Judges that live, by whether they work.', ['works'])
  const slots = gauge('codedojo_judge_slots', 'Programs that all working judges run at a time.', [])
  lastHourMetrics(database, ofDatabase)
  new Counter({
    ...{ registers, name: 'codedojo_rate_limited_total', labelNames: ['rule'] },
    help: 'What this server refused because somebody had done it too often, by the rule.',
    collect() {
      this.reset()
      for (const [rule, times] of refusalCounts()) this.inc({ rule }, times)
    },
  })

  const askDatabase = async () => {
    const { queries } = database
    const [waiting, age, living] = await Promise.all([
      queries
        .select({ kind: judgeJob.kind, state: judgeJob.state, jobs: count() })
        .from(judgeJob)
        .where(sql`${judgeJob.state} <> 'done'`)
        .groupBy(judgeJob.kind, judgeJob.state),
      queries
        .select({ seconds: sql<number>`extract(epoch from now() - ${min(judgeJob.createdAt)})::float8` })
        .from(judgeJob)
        .where(and(eq(judgeJob.state, 'queued'), notInArray(judgeJob.kind, [...unwatchedJobKinds]))),
      queries
        .select({ works: judge.works, judges: count(), slots: sum(judge.slots) })
        .from(judge)
        .where(gt(judge.leaseUntil, sql`now()`))
        .groupBy(judge.works),
    ])
    for (const one of [jobs, judges]) one.reset()
    for (const row of waiting) jobs.set({ kind: row.kind, state: row.state }, row.jobs)
    oldest.set(age[0]?.seconds ?? 0)
    for (const { works, judges: many } of living) judges.set({ works: String(works) }, many)
    slots.set(Number(living.find(({ works }) => works)?.slots ?? 0))
  }
  return {
    contentType: registry.contentType,
    ofProcess: () => registry.getMetricsAsJSON(),
    read: async (others) => {
      await askDatabase()
      const own = others.length === 0 ? registry : join([...others, await registry.getMetricsAsJSON()])
      return `${await own.metrics()}\n${await ofDatabase.metrics()}`
    },
    answered: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
  }
}

function join(all: ProcessMetrics[]): Registry {
  return AggregatorRegistry.aggregate(all)
}
