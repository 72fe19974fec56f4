import { join } from 'node:path'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { readProblemPackage } from '@codedojo/problem-package'
import { z } from 'zod'
import { admin, startInstallation } from '../../e2e/installation.ts'
import type { Goals } from '../goals.ts'
import { signIn } from '../http-client.ts'
import { printTable } from '../print-table.ts'
import { measureMs, median } from '../statistics.ts'
import { fillInstallation, type InstallationSize } from './fill-installation.ts'
import { findReadingCalls } from './reading-calls.ts'

const rounds = 15
const most = 1.5
/** `reading-calls.ts` finds it by its title. */
const slug = 'first-echo'
const small: InstallationSize = {
  ...{ users: 100, submissions: 2_000, problems: 100, onePopular: 50 },
  ...{ courses: 5, rooms: 10, messages: 1_000, events: 1_000 },
}
const large: InstallationSize = {
  ...{ users: 100_000, submissions: 10_000_000, problems: 5_000, onePopular: 100_000 },
  ...{ courses: 500, rooms: 100, messages: 1_000_000, events: 1_000_000 },
}

/**
 * Measures every call that reads, in an installation after years of use and in a small one, alternately, for the same person with
 * the same history: what others have done must not slow it down.
 */
export async function measureGrowth({ goals }: { readonly goals: Goals }): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const read = await readProblemPackage(join(import.meta.dirname, '../../content/problems', slug))
  const code = read.referenceSolutions.find(({ language }) => language === 'python')?.code ?? ''
  const open = async (size: InstallationSize) => {
    const installation = await startInstallation()
    undo.defer(installation.stop)
    const client = await signIn(installation.url)
    const { url } = await startEmbedded({ dataFolder: installation.dataFolder, log: () => {} })
    await using database = connect(url)
    const personId = await idOf(database, `select id from "user" where email = '${admin.email}'`)
    const problemId = await client.problemId(read.name)
    await client.submit(problemId, code, 'python')
    const fillMs = await measureMs(() => fillInstallation(database, size, { personId, problemId }))
    console.log(`${size.submissions} submissions filled in ${(fillMs / 1000).toFixed(0)} s`)
    const { paths, left } = await findReadingCalls(database, personId)
    return { paths, left, url: installation.url, cookie: client.cookie }
  }
  const [few, many] = [await open(small), await open(large)]
  const rows: { name: string; fewMs: number; manyMs: number; kilobytes: number; ratio: number }[] = []
  for (const [name, path] of few.paths) {
    const manyPath = many.paths.get(name)
    if (manyPath === undefined) throw new Error(`The large installation has nothing to ask ${name} about.`)
    const [fewMs, manyMs]: [number[], number[]] = [[], []]
    let bytes = 0
    for (let round = 0; round <= rounds; round++) {
      const fewOnce = await measureMs(() => ask(few, path))
      const manyOnce = await measureMs(async () => {
        bytes = await ask(many, manyPath)
      })
      // The first answers fill caches.
      if (round === 0) continue
      fewMs.push(fewOnce)
      manyMs.push(manyOnce)
    }
    const ratio = median(manyMs) / median(fewMs)
    rows.push({ name, fewMs: median(fewMs), manyMs: median(manyMs), kilobytes: bytes / 1024, ratio })
  }
  rows.sort((a, b) => b.ratio - a.ratio)
  printTable(`Reading calls with ${large.submissions} submissions and with ${small.submissions}`, [
    ['', 'small', 'large', 'ratio', 'answer'],
    ...rows.map(({ name, fewMs, manyMs, kilobytes, ratio }) => [
      name,
      `${fewMs.toFixed(1)} ms`,
      `${manyMs.toFixed(1)} ms`,
      ratio.toFixed(2),
      `${kilobytes.toFixed(0)} KB`,
    ]),
  ])
  console.log(`Not measured, for want of an object: ${few.left.join(', ')}`)
  const grown = rows.filter(({ ratio }) => ratio > most).length
  goals.add({
    name: `Calls that take over ${most} times as long`,
    value: grown,
    aim: 0,
    better: 'less',
    unit: 'calls',
  })
}

interface Place {
  readonly url: string
  readonly cookie: string
}

/** Returns how many bytes came. Throws unless the status is 200. */
async function ask({ url, cookie }: Place, path: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } })
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return byteLength
}

async function idOf({ pool }: Pick<ReturnType<typeof connect>, 'pool'>, query: string): Promise<string> {
  return z.object({ id: z.string() }).parse((await pool.query(query)).rows[0]).id
}
