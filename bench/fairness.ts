import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { healthSchema, type Language } from '@codedojo/contract'
import { readProblemPackage } from '@codedojo/problem-package'
import { startInstallation } from '../e2e/installation.ts'
import type { Goals } from './goals.ts'
import { register, signIn } from './http-client.ts'
import { printTable } from './print-table.ts'
import { freshCode } from './programs.ts'
import { median, timed } from './statistics.ts'
import { untilQuiet } from './until-quiet.ts'

const slug = 'first-echo'
const floodSize = 500
const submissionsToWarmUp = 6
const submissions = 15
const pauseMs = 300
const lookAgainMs = 200
const settings = { SUBMIT_LIMIT_PER_MINUTE: '100000' }

/** Computes for 0.15 s before it does what it is asked to. */
const slowPython = `import time
end = time.process_time() + 0.15
while time.process_time() < end:
    pass
`

interface Meeting {
  readonly name: string
  readonly flood: { readonly language: Language; readonly before: string }
  readonly language: Language
}

const meetings: readonly Meeting[] = [
  { name: 'C++, beside C++', flood: { language: 'cpp', before: '' }, language: 'cpp' },
  { name: 'Python, beside C++', flood: { language: 'cpp', before: '' }, language: 'python' },
  {
    name: 'C++, beside Python of 0.15 s a case',
    flood: { language: 'python', before: slowPython },
    language: 'cpp',
  },
]

/** One learner's submissions, one after the other, alone and while 500 of somebody else are waiting. */
export async function measureFairness({ goals }: { readonly goals: Goals }): Promise<void> {
  const rows = [['', 'alone', 'beside 500', 'longest', 'ratio']]
  for (const meeting of meetings) {
    const { alone, beside } = await meet(meeting)
    const ratio = median(beside) / median(alone)
    goals.add({
      name: `A submission beside 500 of another: ${meeting.name}`,
      value: ratio,
      aim: 2,
      better: 'less',
    })
    const times = [median(alone), median(beside), Math.max(...beside)]
    rows.push([meeting.name, ...times.map((ms) => `${ms.toFixed(0)} ms`), ratio.toFixed(2)])
  }
  printTable('Submit to verdict beside 500 submissions of another learner', rows)
}

/** In a new installation, in which nothing is left of another meeting. */
async function meet({ flood, language }: Meeting) {
  const read = await readProblemPackage(join(import.meta.dirname, '../content/problems', slug))
  const solutionIn = (wanted: Language) =>
    read.referenceSolutions.find((solution) => solution.language === wanted)?.code ?? ''
  const installation = await startInstallation(settings)
  try {
    const another = await signIn(installation.url)
    const learner = await register(installation.url)
    const problemId = await another.problemId(read.name)
    const submitAll = async (count: number) => {
      const times: number[] = []
      for (let turn = 0; turn < count; turn++) {
        const code = freshCode(solutionIn(language), language)
        times.push(await timed(() => learner.submit(problemId, code, language)))
        // Time to read the verdict, in which the flood goes on.
        await sleep(pauseMs)
      }
      return times
    }
    await submitAll(submissionsToWarmUp)
    await untilQuiet()
    const alone = await submitAll(submissions)

    const program = flood.before + solutionIn(flood.language)
    const sent = Array.from({ length: floodSize }, () =>
      another.send(problemId, freshCode(program, flood.language), flood.language),
    )
    // What still waits then ends with the installation.
    void Promise.allSettled(sent)
    await untilWaiting(installation.url, 0.8 * floodSize)
    return { alone, beside: await submitAll(submissions) }
  } finally {
    await installation.stop()
  }
}

async function untilWaiting(url: string, count: number): Promise<void> {
  for (;;) {
    const health = healthSchema.parse(await (await fetch(`${url}/api/health`)).json())
    if (health.queue.waiting >= count) return
    await sleep(lookAgainMs)
  }
}
