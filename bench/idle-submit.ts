import { join } from 'node:path'
import { readProblemPackage } from '@codedojo/problem-package'
import { limitsOf } from '../apps/judge/src/limits.ts'
import { startInstallation } from '../e2e/installation.ts'
import type { BenchParts } from './case-cost.ts'
import { signIn } from './http-client.ts'
import { printTable } from './print-table.ts'
import { measureMs, median } from './statistics.ts'

/** Warm-up submissions per installation, because a real installation has judged before. */
const submissionsToWarmUp = 24
const submissions = 48
const slug = 'first-echo'

/**
 * Measures the time from Submit to verdict over HTTP on an idle installation, compared with the same work without sandbox,
 * server, database and queue: compiling, and running the cases on as many cores as there are slots. Measured with all slots and
 * with one: two cores that share caches and memory need more than half the time for all cases, while a single one has them for
 * itself.
 */
export async function measureIdleSubmit({ judge, raw, goals }: BenchParts): Promise<void> {
  const read = await readProblemPackage(join(import.meta.dirname, '../content/problems', slug))
  const code = read.referenceSolutions.find(({ language }) => language === 'cpp')?.code ?? ''
  const inputs = read.cases.map(({ input }) => input)
  const rows: string[][] = []
  for (const slots of new Set([judge.sandbox.slotCount, 1])) {
    const turns = await submitAgainAndAgain({ judge, raw, code, inputs, slots, title: read.name })
    // The difference is taken per submission to the baseline measured next to it, so that a slow minute affects both.
    const over = (rawMs: (turn: SubmitTimes) => number) =>
      median(turns.map((turn) => turn.wholeMs - rawMs(turn)))
    const shared = ({ runMs }: RawParts) => runMs / slots
    const rest = over((turn) => turn.compileMs + shared(turn))
    goals.add({
      name: `Submit to verdict over raw, ${slots} ${slots === 1 ? 'slot' : 'slots'}`,
      value: rest,
      aim: 40,
      better: 'less',
      unit: 'ms',
    })
    const times = [
      median(turns.map(({ wholeMs }) => wholeMs)),
      median(turns.map(({ compileMs }) => compileMs)),
      median(turns.map(shared)),
      rest,
      median(turns.map(({ runAtOnceMs }) => runAtOnceMs)),
      over(({ compileMs, runAtOnceMs }) => compileMs + runAtOnceMs),
    ]
    rows.push([String(slots), ...times.map((ms) => `${ms.toFixed(0)} ms`)])
  }
  printTable(`Submit to verdict, C++, ${inputs.length} cases, idle`, [
    [
      'slots',
      'over HTTP',
      'raw compile',
      'raw cases / slots',
      'the rest',
      'raw cases at once',
      'the rest then',
    ],
    ...rows,
  ])
}

interface Repetition extends RawWork {
  readonly title: string
}

/** One submission, and the same work without sandbox right after it. */
interface SubmitTimes extends RawParts {
  readonly wholeMs: number
}

/** Submits to a new installation; warm-up turns are dropped. */
async function submitAgainAndAgain({ title, code, ...work }: Repetition): Promise<SubmitTimes[]> {
  const { slots } = work
  const settings = { SUBMIT_LIMIT_PER_MINUTE: '1000', JUDGE_SLOTS: String(slots) }
  const installation = await startInstallation(settings)
  const turns: SubmitTimes[] = []
  try {
    const client = await signIn(installation.url)
    const problemId = await client.problemId(title)
    for (let index = 0; index < submissionsToWarmUp + submissions; index++) {
      const fresh = `${code}\n// ${process.pid} ${slots} ${index}\n`
      const wholeMs = await measureMs(() => client.submit(problemId, fresh))
      turns.push({ wholeMs, ...(await measureRaw({ ...work, code: `${fresh}//\n` })) })
    }
  } finally {
    await installation.stop()
  }
  return turns.slice(submissionsToWarmUp)
}

interface RawParts {
  readonly compileMs: number
  /** All cases sequentially. */
  readonly runMs: number
  /** All cases, as many concurrently as there are slots; two threads of one core are slower than two cores. */
  readonly runAtOnceMs: number
}

interface RawWork extends Pick<BenchParts, 'judge' | 'raw'> {
  readonly code: string
  readonly inputs: readonly Uint8Array[]
  readonly slots: number
}

async function measureRaw({ judge, raw, code, inputs, slots }: RawWork): Promise<RawParts> {
  const tool = judge.toolchain.tools.get('cpp')
  if (!tool) throw new Error('There is no C++ compiler.')
  const program = { language: 'cpp', sources: [{ name: 'source', bytes: Buffer.from(code) }] } as const
  const start = performance.now()
  const { folder, names } = await raw.compile(tool, program)
  const compileMs = performance.now() - start
  const limits = limitsOf('cpp', { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: false })
  const runAll = async (width: number) => {
    const waiting = inputs.values()
    const runNext = async () => {
      for (const input of waiting) await raw.run(tool.run(names, limits), folder, input)
    }
    await Promise.all(Array.from({ length: width }, runNext))
  }
  const runMs = await measureMs(() => runAll(1))
  const runAtOnceMs = await measureMs(() => runAll(slots))
  return { compileMs, runMs, runAtOnceMs }
}
