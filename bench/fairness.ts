import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminOverview, type Language } from '@codedojo/contract'
import { readProblemPackage } from '@codedojo/problem-package'
import { startInstallation } from '../e2e/installation.ts'
import type { Goals } from './goals.ts'
import { type HttpClient, register, signIn } from './http-client.ts'
import { printTable } from './print-table.ts'
import { uniqueCode } from './programs.ts'
import { measureMs, median } from './statistics.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

const slug = 'first-echo'
const floodSize = 500
const submissionsToWarmUp = 6
const submissions = 15
/** Think time after a verdict; shorter than the idle time after which the judge measures an Accepted program again. */
const pauseMs = 100
const lookAgainMs = 200
const longestWaitMs = 60_000
const settings = { SUBMIT_LIMIT_PER_MINUTE: '100000' }

/** Computes for 0.15 s before it solves its task. */
const slowPython = `import time
end = time.process_time() + 0.15
while time.process_time() < end:
    pass
`

interface Encounter {
  readonly name: string
  readonly flood: { readonly language: Language; readonly before: string }
  readonly language: Language
}

const meetings: readonly Encounter[] = [
  { name: 'C++, beside C++', flood: { language: 'cpp', before: '' }, language: 'cpp' },
  { name: 'Python, beside C++', flood: { language: 'cpp', before: '' }, language: 'python' },
  {
    name: 'C++, beside Python of 0.15 s a case',
    flood: { language: 'python', before: slowPython },
    language: 'cpp',
  },
]

/** Measures one learner's successive submissions, alone and while another user has queued hundreds. */
export async function measureFairness({ goals }: { readonly goals: Goals }): Promise<void> {
  const rows = [['', 'alone', `beside ${floodSize}`, 'longest', 'ratio']]
  for (const meeting of meetings) {
    const { alone, beside } = await meet(meeting)
    const ratio = median(beside) / median(alone)
    goals.add({
      name: `A submission beside ${floodSize} of another: ${meeting.name}`,
      value: ratio,
      aim: 2,
      better: 'less',
    })
    const times = [median(alone), median(beside), Math.max(...beside)]
    rows.push([meeting.name, ...times.map((ms) => `${ms.toFixed(0)} ms`), ratio.toFixed(2)])
  }
  printTable(`Submit to verdict beside ${floodSize} submissions of another learner`, rows)
}

/** Uses a new installation, so that nothing is left of an earlier measurement. */
async function meet({ flood, language }: Encounter) {
  const read = await readProblemPackage(join(import.meta.dirname, '../content/problems', slug))
  const solutionIn = (wanted: Language) => {
    const found = read.referenceSolutions.find((solution) => solution.language === wanted)
    if (!found) throw new Error(`"${slug}" has no reference solution in ${wanted}.`)
    return found.code
  }
  const installation = await startInstallation(settings)
  try {
    const another = await signIn(installation.url)
    const learner = await register(installation.url, 'Learner')
    const problemId = await another.problemId(read.name)
    const submitAll = async (count: number) => {
      const times: number[] = []
      for (let turn = 0; turn < count; turn++) {
        const code = uniqueCode(solutionIn(language), language)
        times.push(await measureMs(() => learner.submit(problemId, code, language)))
        await sleep(pauseMs)
      }
      return times
    }
    await submitAll(submissionsToWarmUp)
    await waitUntilIdle()
    const alone = await submitAll(submissions)

    const program = flood.before + solutionIn(flood.language)
    const sent = Array.from({ length: floodSize }, () =>
      another.send(problemId, uniqueCode(program, flood.language), flood.language),
    )
    // Jobs still queued at the end are removed with the installation.
    void Promise.allSettled(sent)
    // The first failed submission ends the wait.
    await Promise.race([untilWaiting(another, 0.8 * floodSize), ...sent.map(neverResolved)])
    const beside = await submitAll(submissions)
    if ((await countWaiting(another)) === 0) throw new Error('The flood was over too soon.')
    return { alone, beside }
  } finally {
    await installation.stop()
  }
}

/** Rejects if `work` rejects; never resolves. */
async function neverResolved(work: Promise<unknown>): Promise<never> {
  await work
  return new Promise(() => {})
}

async function untilWaiting(someAdmin: HttpClient, count: number): Promise<void> {
  const deadline = performance.now() + longestWaitMs
  while ((await countWaiting(someAdmin)) < count) {
    if (performance.now() > deadline) throw new Error(`There are never ${count} submissions waiting.`)
    await sleep(lookAgainMs)
  }
}

async function countWaiting(someAdmin: HttpClient): Promise<number> {
  return adminOverview.response.parse(await someAdmin.get(adminOverview.path)).health.queue.waiting
}
