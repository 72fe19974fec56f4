import { join } from 'node:path'
import { readProblemPackage } from '@codedojo/problem-package'
import { startInstallation } from '../../e2e/installation.ts'
import type { Goals } from '../goals.ts'
import { signIn } from '../http-client.ts'
import { printTable } from '../print-table.ts'
import { median } from '../statistics.ts'
import { waitUntilIdle } from '../wait-until-idle.ts'
import { installLighthouse } from './install-lighthouse.ts'
import { type PageReport, readPage } from './read-page.ts'
import { slowdownFor } from './slowdown-for.ts'

const readings = 5
/** Lighthouse's default factor, which is the same on every machine. */
const usualSlowdown = 4

interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly cookie?: string
  /** Lighthouse's performance score, of 100. */
  readonly performance: number
  /** KB of gzip-compressed JavaScript that the page loads on its own. */
  readonly scriptKb: number
}

/**
 * Runs Lighthouse with the settings of a mid-range phone on the most visited pages, and measures how much JavaScript they load.
 * The processor is slowed down by the factor that makes this machine, at that moment, as slow as the phone; the table also shows
 * the score with Lighthouse's usual factor, which is lower on a slow machine.
 */
export async function measurePages({ goals }: { readonly goals: Goals }): Promise<void> {
  installLighthouse()
  // Low priority, because a phone would not share its processors with the server.
  const installation = await startInstallation({}, { niceness: 10 })
  try {
    const rows: string[][] = []
    for (const page of await pagesOf(installation.url)) {
      const { calibrated, usual, slowdowns } = await readSeveral(
        `${installation.url}${page.path}`,
        page.cookie,
      )
      const scores = scoresOf(calibrated)
      rows.push([
        page.name,
        ...Object.values(scores).map((score) => score.toFixed(0)),
        median(slowdowns).toFixed(1),
        scoresOf(usual).performance.toFixed(0),
      ])
      addGoals(goals, page, scores)
    }
    const title = `Pages on a phone, the middle of ${readings} readings`
    printTable(title, [
      [
        ...[
          '',
          'performance',
          'accessibility',
          'best practices',
          'JavaScript KB',
          'speed of the machine',
          'slowed by',
        ],
        `performance, slowed by ${usualSlowdown}`,
      ],
      ...rows,
    ])
  } finally {
    await installation.stop()
  }
}

async function pagesOf(url: string): Promise<readonly MeasuredPage[]> {
  const { name } = await readProblemPackage(join(import.meta.dirname, '../../content/problems/first-echo'))
  const { cookie, problemId } = await signIn(url)
  const problem = `/problemcontent/${await problemId(name)}`
  return [
    { name: 'Sign-in', path: '/login', performance: 95, scriptKb: 120 },
    { name: 'Home', path: '/', cookie, performance: 95, scriptKb: 170 },
    { name: 'Problem page', path: problem, cookie, performance: 95, scriptKb: 420 },
  ]
}

/** Alternates both factors; the speed that one reading reports calibrates the next one. */
async function readSeveral(address: string, cookie: string | undefined) {
  const calibrated: PageReport[] = []
  const usual: PageReport[] = []
  const slowdowns: number[] = []
  for (let index = 0; index < readings; index++) {
    await waitUntilIdle()
    const reading = await readPage({ address, cookie, slowdown: usualSlowdown })
    usual.push(reading)
    const slowdown = slowdownFor(reading.benchmarkIndex)
    slowdowns.push(slowdown)
    await waitUntilIdle()
    calibrated.push(await readPage({ address, cookie, slowdown }))
  }
  return { calibrated, usual, slowdowns }
}

function scoresOf(reports: readonly PageReport[]): PageReport {
  const middle = (of: (report: PageReport) => number) => median(reports.map(of))
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    scriptKb: middle(({ scriptKb }) => scriptKb),
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
  }
}

function addGoals(goals: Goals, page: MeasuredPage, scores: PageReport): void {
  const add = (name: string, value: number, aim: number) =>
    goals.add({ name: `${page.name}: ${name}`, value, aim, better: 'more' })
  add('performance', scores.performance, page.performance)
  add('accessibility', scores.accessibility, 100)
  add('best practices', scores.bestPractices, 95)
  goals.add({
    name: `${page.name}: JavaScript`,
    value: scores.scriptKb,
    aim: page.scriptKb,
    better: 'less',
    unit: 'KB',
  })
}
