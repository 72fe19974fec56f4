import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Database } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { startInstallation } from '../../e2e/installation.ts'
import { type AddedPerson, addPeople } from '../../scripts/durability/add-people.ts'
import { cpuMsOf, descendantsNamed } from '../cpu-time.ts'
import type { Goals } from '../goals.ts'
import { signIn } from '../http-client.ts'
import { printTable } from '../print-table.ts'
import { median, quantile } from '../statistics.ts'
import { type LoadRequest, sendLoad } from './load.ts'

const rounds = 3
const fullMs = 2_000
const ratedMs = 4_000
const rates = [50, 300] as const
const connections = 16
/** Enough learners that nobody exceeds their share of the server. */
const people = 100

interface MeasuredCall {
  readonly name: string
  readonly path: string
  /** As a share of the bare handler's throughput. */
  readonly aim: number
}

/**
 * Measures the cost of the most frequent calls: throughput compared with a bare handler that sends as many bytes after one
 * prepared query, and latency at 50 and 300 requests per second.
 */
export async function measureApi({ goals }: { readonly goals: Goals }): Promise<void> {
  const installation = await startInstallation()
  await using undo = new AsyncDisposableStack()
  undo.defer(installation.stop)
  const { url } = await startEmbedded({ dataFolder: installation.dataFolder, log: () => {} })
  const database = undo.use(connect(url))
  const bare = await startBare(url)
  undo.defer(bare.stop)
  const problemId = await (await signIn(installation.url)).problemId('First Echo')
  const learners = await addPeople(database, people)
  await fillSubmissions(database, { problemId, learners })
  const sides = { url: installation.url, bareUrl: bare.url, problemId, learners }
  const rows: string[][] = []
  for (const call of callsOf(problemId)) {
    const figures = await measureCall([call.path], sides)
    goals.add({
      name: `${call.name}, of a bare handler`,
      value: figures.ratio,
      aim: call.aim,
      better: 'more',
    })
    rows.push(rowOf(call.name, figures))
  }
  rows.push(await measureMix(sides, goals))
  printTable('Calls of the pages, for people who are signed in', [
    [
      '',
      'answer',
      'a second',
      'bare',
      'ratio',
      'CPU ms',
      ...rates.map((rate) => `p50 / p99 ms at ${rate}/s`),
    ],
    ...rows,
  ])
}

/** All calls of the pages in rotation, as a class sends them. */
async function measureMix(sides: Sides, goals: Goals): Promise<string[]> {
  const paths = callsOf(sides.problemId).flatMap(({ path }) => (path.startsWith('/api/') ? [path] : []))
  const figures = await measureCall(paths, sides)
  goals.add({ name: 'the mix, a second', value: figures.perSecond, aim: 1200, better: 'more', unit: 'calls' })
  const slow = quantile(figures.waits.at(-1) ?? [], 0.99)
  goals.add({ name: 'the mix, p99 at 300 a second', value: slow, aim: 30, better: 'less', unit: 'ms' })
  return rowOf('all of these calls, mixed', figures)
}

interface Sides {
  readonly url: string
  readonly bareUrl: string
  readonly problemId: string
  readonly learners: readonly AddedPerson[]
}

type CallFigures = Awaited<ReturnType<typeof measureCall>>

/** Alternates both sides, so that a slow minute affects both. */
async function measureCall(paths: readonly string[], { url, bareUrl, problemId, learners }: Sides) {
  const plan = { url, requests: requestsOf(learners, paths), connections }
  // Warm-up.
  const { bytes } = await sendLoad({ ...plan, ms: 1000 })
  const barePlan = { url: bareUrl, requests: [bareRequest(problemId, bytes)], connections }
  await sendLoad({ ...barePlan, ms: 500 })
  const turns = []
  for (let round = 0; round < rounds; round++) {
    const limit = await sendLoad({ ...barePlan, ms: fullMs })
    const before = serverCpuMs()
    const { perSecond, latencies } = await sendLoad({ ...plan, ms: fullMs })
    const cpuMs = (serverCpuMs() - before) / latencies.length
    turns.push({ perSecond, barePerSecond: limit.perSecond, cpuMs })
  }
  const waits = []
  for (const perSecond of rates) waits.push(await sendLoad({ ...plan, ms: ratedMs, perSecond }))
  return {
    bytes,
    perSecond: median(turns.map((turn) => turn.perSecond)),
    barePerSecond: median(turns.map((turn) => turn.barePerSecond)),
    ratio: median(turns.map((turn) => turn.perSecond / turn.barePerSecond)),
    cpuMs: median(turns.map((turn) => turn.cpuMs)),
    waits: waits.map(({ latencies }) => latencies),
  }
}

/** Each person asks for all paths before the next person does. */
function requestsOf(learners: readonly AddedPerson[], paths: readonly string[]): LoadRequest[] {
  return learners.flatMap(({ cookie }) => paths.map((path) => ({ path, cookie })))
}

function rowOf(name: string, figures: CallFigures): string[] {
  const waitOf = (latencies: readonly number[]) =>
    [0.5, 0.99].map((share) => quantile(latencies, share).toFixed(1)).join(' / ')
  return [
    name,
    `${(figures.bytes / 1024).toFixed(1)} KB`,
    figures.perSecond.toFixed(0),
    figures.barePerSecond.toFixed(0),
    figures.ratio.toFixed(2),
    figures.cpuMs.toFixed(2),
    ...figures.waits.map(waitOf),
  ]
}

function callsOf(problemId: string): readonly MeasuredCall[] {
  return [
    { name: 'who is signed in', path: '/api/user/check', aim: 0.5 },
    { name: 'problem list', path: '/api/problem/getAllProblem', aim: 0.5 },
    { name: 'a problem', path: `/api/problem/problemById/${problemId}`, aim: 0.5 },
    {
      name: 'own submissions',
      path: `/api/problem/submittedProblem/${problemId}?page=1&pageSize=20`,
      aim: 0.5,
    },
    { name: 'courses', path: '/api/course/Allcourses', aim: 0.3 },
    { name: 'progress', path: '/api/progress', aim: 0.3 },
    { name: 'home page', path: '/', aim: 0.1 },
    { name: 'page of a problem', path: `/problemcontent/${problemId}`, aim: 0.1 },
  ]
}

const bareRequest = (problemId: string, bytes: number): LoadRequest => ({
  path: `/${problemId}?bytes=${bytes}`,
  cookie: '',
})

/** CPU time of the server, the only descendant of this process with that name. */
function serverCpuMs(): number {
  return descendantsNamed('server/src/main.ts').reduce((sum, pid) => sum + cpuMsOf(pid), 0)
}

/** Adds twenty submissions to the problem for each learner. */
async function fillSubmissions(
  { pool }: Database,
  { problemId, learners }: { readonly problemId: string; readonly learners: readonly AddedPerson[] },
): Promise<void> {
  await pool.query(
    `insert into submission (id, user_id, problem_id, language, code, status, runtime_ms, memory_kb, passed, total,
       problem_version, problem_revision, judged_at)
     select gen_random_uuid(), person, problem.id, 'cpp', 'int main() {}'::bytea, 'Wrong Answer', n, 1000 + n, 1, 5,
       problem.version, problem.revision, now()
     from problem, unnest($2::uuid[]) as person, generate_series(1, 20) as n where problem.id = $1`,
    [problemId, learners.map(({ userId }) => userId)],
  )
  await pool.query('vacuum analyze')
}

async function startBare(databaseUrl: string) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += String(chunk)
  })
  while (!/ready at \S+\n/.test(said)) {
    if (child.exitCode !== null) throw new Error('The bare server ended.')
    await sleep(20)
  }
  const exited = once(child, 'exit')
  return {
    url: /ready at (\S+)/.exec(said)?.[1] ?? '',
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
