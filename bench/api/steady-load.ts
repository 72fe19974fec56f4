import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { startInstallation } from '../../e2e/installation.ts'
import { addPeople } from '../../scripts/durability/add-people.ts'
import type { Goals } from '../goals.ts'
import { signIn } from '../http-client.ts'
import { printTable } from '../print-table.ts'
import { quantile } from '../statistics.ts'
import { sendLoad } from './load.ts'

const minutes = 10
const perSecond = 300
/** Sign-ins a second, each of which hashes a password. */
const signInsPerSecond = 30
const signInSeconds = 30
const accounts = 30
const people = 500
const noLimits = { SIGN_UP_LIMIT_PER_10_MINUTES: '1000000', SIGN_IN_LIMIT_PER_10_MINUTES: '1000000' }

/**
 * Measures ten minutes of the mixed calls of the pages at 300 a second, none of which may fail, then 30 sign-ins a second. The
 * load shares the machine with the server, the database and the judge.
 */
export async function measureSteadyLoad({ goals }: { readonly goals: Goals }): Promise<void> {
  const installation = await startInstallation(noLimits)
  await using undo = new AsyncDisposableStack()
  undo.defer(installation.stop)
  const { url } = await startEmbedded({ dataFolder: installation.dataFolder, log: () => {} })
  const database = undo.use(connect(url))
  const problemId = await (await signIn(installation.url)).problemId('First Echo')
  const learners = await addPeople(database, people)
  const paths = [
    ...['/api/user/check', '/api/problem/getAllProblem', `/api/problem/problemById/${problemId}`],
    ...[
      `/api/problem/submittedProblem/${problemId}?page=1&pageSize=20`,
      '/api/course/Allcourses',
      '/api/progress',
    ],
  ]
  const requests = learners.flatMap(({ cookie }) => paths.map((path) => ({ path, cookie })))
  const plan = { url: installation.url, requests, connections: 32 }
  await sendLoad({ ...plan, ms: 3000 })
  const pid = Number.parseInt(await readFile(join(installation.dataFolder, 'run/server.pid'), 'utf8'), 10)
  const megabytes: number[] = [await residentMegabytes(pid)]
  const waits: number[] = []
  for (let minute = 0; minute < minutes; minute++) {
    // It throws when a call is answered with anything but 200.
    waits.push(...(await sendLoad({ ...plan, ms: 60_000, perSecond })).latencies)
    megabytes.push(await residentMegabytes(pid))
  }
  const signIns = await measureSignIns(installation.url)
  const p99 = quantile(waits, 0.99)
  printTable(`${minutes} minutes at ${perSecond} mixed calls a second`, [
    ['calls', 'p50', 'p99', 'longest', 'memory of the server, minute by minute'],
    [
      `${waits.length}`,
      ...[quantile(waits, 0.5), p99, quantile(waits, 1)].map((ms) => `${ms.toFixed(1)} ms`),
      `${megabytes.map((each) => each.toFixed(0)).join(' ')} MB`,
    ],
  ])
  printTable(`${signInsPerSecond} sign-ins a second for ${signInSeconds} s`, [
    ['sign-ins', 'p50', 'p99'],
    [`${signIns.length}`, ...[0.5, 0.99].map((share) => `${quantile(signIns, share).toFixed(0)} ms`)],
  ])
  const least = { better: 'less', unit: 'ms' } as const
  goals.add({ name: `the mix for ${minutes} minutes, p99`, value: p99, aim: 100, ...least })
  goals.add({ name: 'sign-ins, p99', value: quantile(signIns, 0.99), aim: 1000, ...least })
}

/** Source: proc_pid_status(5), VmRSS. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}

/** How long each sign-in took from its scheduled moment, whether or not earlier ones were answered. */
async function measureSignIns(url: string): Promise<number[]> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const password = 'a long enough one'
  const emails = Array.from({ length: accounts }, (_, at) => `sign-in-${at}@example.org`)
  for (const emailId of emails) {
    const answer = await post('/user/register', { firstName: 'Meera', emailId, password, terms: true })
    if (!answer.ok) throw new Error(`Sign-up failed: ${await answer.text()}`)
  }
  const start = performance.now()
  return Promise.all(
    Array.from({ length: signInsPerSecond * signInSeconds }, async (_, number) => {
      const due = start + (number * 1000) / signInsPerSecond
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const answer = await post('/user/login', { emailId: emails[number % accounts], password })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`A sign-in was answered with ${answer.status}.`)
      return performance.now() - due
    }),
  )
}
