import { join } from 'node:path'
import { connect } from '@codedojo/db'
import { startEmbedded } from '@codedojo/db/embedded'
import { readProblemPackage } from '@codedojo/problem-package'
import { startInstallation } from '../e2e/installation.ts'
import { fillSubmissions } from './fill-submissions.ts'
import type { Goals } from './goals.ts'
import { signIn } from './http-client.ts'
import { printTable } from './print-table.ts'
import { measureMs, median } from './statistics.ts'

const rounds = 15
const slug = 'first-echo'
const years = { submissions: 1_000_000, users: 2_000, problems: 200 }
const noLimits = { SUBMIT_LIMIT_PER_MINUTE: '100000' }

/**
 * Measures Submit to verdict, and the submission list, on an installation with a million submissions and on an empty one,
 * alternately, so that both run under the same conditions.
 */
export async function measureManySubmissions({ goals }: { readonly goals: Goals }): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const read = await readProblemPackage(join(import.meta.dirname, '../content/problems', slug))
  const code = read.referenceSolutions.find(({ language }) => language === 'cpp')?.code ?? ''
  const open = async () => {
    const installation = await startInstallation(noLimits)
    undo.defer(installation.stop)
    const client = await signIn(installation.url)
    const problemId = await client.problemId(read.name)
    await client.submit(problemId, code)
    return { client, problemId, dataFolder: installation.dataFolder }
  }
  const [empty, full] = [await open(), await open()]
  const fillMs = await measureMs(() => fill(full.dataFolder))

  const submitMs: Record<'empty' | 'full', number[]> = { empty: [], full: [] }
  const listMs: typeof submitMs = { empty: [], full: [] }
  for (let round = 0; round < rounds; round++) {
    const fresh = `${code}\n// ${process.pid} ${round}\n`
    for (const [name, { client, problemId }] of Object.entries({ empty, full })) {
      const side = name === 'full' ? 'full' : 'empty'
      submitMs[side].push(await measureMs(() => client.submit(problemId, fresh)))
      listMs[side].push(await measureMs(() => client.list(problemId)))
    }
  }
  const ratioOf = (side: typeof submitMs) => median(side.full) / median(side.empty)
  goals.add({ name: 'Submit with 1,000,000 submissions', value: ratioOf(submitMs), aim: 1.2, better: 'less' })
  const row = (name: string, side: typeof submitMs) => [
    name,
    `${median(side.empty).toFixed(1)} ms`,
    `${median(side.full).toFixed(1)} ms`,
    ratioOf(side).toFixed(2),
  ]
  printTable(`With ${years.submissions} submissions (filled in ${(fillMs / 1000).toFixed(0)} s)`, [
    ['', 'empty', 'full', 'ratio'],
    row('Submit to verdict', submitMs),
    row("a problem's own submissions", listMs),
  ])
}

async function fill(dataFolder: string): Promise<void> {
  const { url } = await startEmbedded({ dataFolder, log: () => {} })
  await using database = connect(url)
  await fillSubmissions(database, years)
}
