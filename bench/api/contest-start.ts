import { join } from 'node:path'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { readProblemPackage } from '@codedojo/problem-package'
import { insertContest } from '../../apps/server/src/features/contests/testing/add-contest.ts'
import { startInstallation } from '../../e2e/installation.ts'
import { addPeople } from '../../scripts/durability/add-people.ts'
import type { Goals } from '../goals.ts'
import { signIn } from '../http-client.ts'
import { printTable } from '../print-table.ts'
import { measureMs, median, quantile } from '../statistics.ts'
import { openConnection } from './load.ts'

const people = 1000
const withinMs = 1000
/** Submissions on each side of the comparison. */
const submissions = 7
const folder = join(import.meta.dirname, '../../content/problems/first-echo')
const noLimits = { SUBMIT_LIMIT_PER_MINUTE: '100000' }

/**
 * Measures how long participants of a contest wait who all open its first problem within one second: for the page and each of the
 * calls that it makes. Meanwhile an admin submits to a problem outside of the contest.
 */
export async function measureContestStart({ goals }: { readonly goals: Goals }): Promise<void> {
  const installation = await startInstallation(noLimits)
  await using undo = new AsyncDisposableStack()
  undo.defer(installation.stop)
  const { url } = await startEmbedded({ dataFolder: installation.dataFolder, log: () => {} })
  const database = undo.use(connect(url))
  const admin = await signIn(installation.url)
  const read = await readProblemPackage(folder)
  const code = read.referenceSolutions.find(({ language }) => language === 'python')?.code ?? ''
  const problemId = await admin.problemId(read.name)
  const participants = await addPeople(database, people)
  const contest = await insertContest(database, {
    ...{ starts: -1, ends: 60, problems: [problemId] },
    people: participants.map(({ userId }) => userId),
  })
  const paths = [
    `/contest/${contest}/problem/A`,
    '/api/user/check',
    `/api/contest/${contest}`,
    `/api/contest/${contest}/problem/A`,
    `/api/draft/${problemId}`,
  ]
  let submitted = 0
  // New code each time, so that it is judged.
  const submit = () =>
    measureMs(() => admin.submit(problemId, `${code}\n# ${process.pid} ${submitted++}\n`, 'python'))
  await submit()
  const alone = []
  for (let at = 0; at < submissions; at++) alone.push(await submit())

  const cookies = participants.map(({ cookie }) => cookie)
  // The server knows nobody yet the first time.
  for (const [name, opened, aim] of [
    ['the whole page', paths, Number.POSITIVE_INFINITY],
    ['the statement', paths.slice(3, 4), 2000],
  ] as const) {
    const opening = openAll(installation.url, { cookies, paths: opened })
    const beside = await submitUntil(opening, submit)
    const waits = await opening
    const slowest = Math.max(...waits)
    if (Number.isFinite(aim))
      goals.add({
        name: `the slowest of ${people} to open ${name}`,
        value: slowest,
        aim,
        better: 'less',
        unit: 'ms',
      })
    const ratio = median(beside) / median(alone)
    goals.add({ name: `Submit while they open ${name}, of alone`, value: ratio, aim: 1.2, better: 'less' })
    printTable(
      `${people} participants open ${name} within ${withinMs / 1000} s, ${opened.length} requests each`,
      [
        ['', 'middle', '95 %', 'slowest'],
        ['a participant', ...[0.5, 0.95, 1].map((share) => `${quantile(waits, share).toFixed(0)} ms`)],
        [
          `Submit meanwhile (${beside.length})`,
          `${median(beside).toFixed(0)} ms`,
          '',
          `${Math.max(...beside).toFixed(0)} ms`,
        ],
        ['Submit alone', `${median(alone).toFixed(0)} ms`, '', `${Math.max(...alone).toFixed(0)} ms`],
      ],
    )
  }
}

/** Submits one after the other while `work` is running, at least once. */
async function submitUntil(work: Promise<unknown>, submit: () => Promise<number>): Promise<number[]> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  const times: number[] = []
  do times.push(await submit())
  while (!hasEnded)
  return times
}

interface PagesToOpen {
  readonly cookies: readonly string[]
  readonly paths: readonly string[]
}

/**
 * Lets one person after the other open the page, evenly over `withinMs`, each over an own connection; throws if a request is
 * refused. Returns how long each waited for all responses, in milliseconds from the scheduled moment.
 */
async function openAll(url: string, { cookies, paths }: PagesToOpen): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const startAt = performance.now() + 100
  return Promise.all(
    cookies.map(async (cookie, at) => {
      const due = startAt + (at * withinMs) / cookies.length
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const connection = await openConnection(hostname, Number(port))
      for (const path of paths) await connection.ask({ path, cookie })
      connection.close()
      return performance.now() - due
    }),
  )
}
