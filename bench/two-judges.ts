import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { languages } from '@codedojo/contract'
import { enqueueJob, schema } from '@codedojo/db'
import { addProblem } from '@codedojo/db/testing'
import { sql } from 'drizzle-orm'
import type { StartedProgram } from '../scripts/durability/started-program.ts'
import { openTestbed, type Testbed } from '../scripts/durability/testbed.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { cases, uniqueProgram } from './programs.ts'
import { measureMs, median } from './statistics.ts'

const rounds = 3
/** Enough that the idle time at the end, when one judge has finished, hardly matters. */
const jobs = 64
/** Warm-up jobs, two of each language: a new judge first starts its compilers. */
const jobsToWarmUp = 8
const oneSlot = { JUDGE_SLOTS: '1', JUDGE_HEARTBEAT_SECONDS: '5', JUDGE_LEASE_SECONDS: '15' }

/**
 * Measures submissions per second of two judge processes with one slot each, relative to one such process, alternating. Once each
 * judge has a core of its own, like judges on separate machines, and once both cores are shared; a single judge can then use the
 * second core for preparing boxes, compiling and garbage collection, which two judges cannot. For comparison it measures how much
 * faster the machine does the same work with two concurrent processes, because its cores may share resources.
 */
export async function measureTwoJudges({ judge, raw, goals }: BenchParts): Promise<void> {
  const both = usableProcessors().slice(0, 2)
  const [first, second] = both
  if (first === undefined || second === undefined) {
    console.log('Two judges are not compared: this machine has a single core.')
    return
  }
  await using testbed = await openTestbed()
  const problemId = await addProblem(testbed.database, {
    number: 100_001,
    title: 'Count',
    timeLimitMs: 2000,
    cases: cases.map(({ input, answer }) => ({ isVisible: false, in: input, out: answer ?? '' })),
  })
  const ownCores = await compareJudges({ testbed, problemId, processors: [[first], [second]] })
  const bothCores = await compareJudges({ testbed, problemId, processors: [both, both] })
  const rawRatios: number[] = []
  for (let round = 0; round < rounds; round++)
    rawRatios.push((await rawMs({ judge, raw }, 1)) / (await rawMs({ judge, raw }, 2)))
  const goal = { aim: 1.8, better: 'more' } as const
  goals.add({ name: 'Two judges with a core each against one', value: ownCores.ratio, ...goal })
  goals.add({ name: 'Two judges on two cores against one on both', value: bothCores.ratio, ...goal })
  const perSecond = (ms: number) => ((jobs * 1000) / ms).toFixed(2)
  const cellsOf = ({ oneMs, twoMs, ratio }: Comparison) => [
    perSecond(oneMs),
    perSecond(twoMs),
    ratio.toFixed(2),
  ]
  printTable(`Submissions per second of judges with one slot each, ${jobs} in the queue`, [
    ['', 'one judge', 'two judges', 'ratio', 'raw, two at a time'],
    ['a core for each judge', ...cellsOf(ownCores), ''],
    ['both cores for both', ...cellsOf(bothCores), median(rawRatios).toFixed(2)],
  ])
}

interface Comparison {
  readonly oneMs: number
  readonly twoMs: number
  /** Median over the rounds: the time of one judge, divided by that of two judges measured right after it. */
  readonly ratio: number
}

interface JudgesToCompare extends Pick<Queue, 'testbed' | 'problemId'> {
  /** Processors of the first and the second judge; see `ProgramStart`. */
  readonly processors: readonly [readonly number[], readonly number[]]
}

async function compareJudges({ testbed, problemId, processors }: JudgesToCompare): Promise<Comparison> {
  const [first, second] = processors
  const one: number[] = []
  const two: number[] = []
  const staying = await testbed.startJudge(oneSlot, { processors: first })
  await judgeAll({ testbed, problemId, jobs: jobsToWarmUp })
  for (let round = 0; round < rounds; round++) {
    one.push(await judgeAll({ testbed, problemId, jobs }))
    const joining = await testbed.startJudge(oneSlot, { processors: second })
    await judgeAll({ testbed, problemId, jobs: 2 * jobsToWarmUp })
    two.push(await judgeAll({ testbed, problemId, jobs }))
    await end(joining)
  }
  await end(staying)
  return {
    oneMs: median(one),
    twoMs: median(two),
    ratio: median(one.map((ms, round) => ms / (two[round] ?? ms))),
  }
}

/** Numbers of the processors that this process may use, in ascending order. Source: proc_pid_status(5). */
function usableProcessors(): number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

async function end(judge: StartedProgram): Promise<void> {
  judge.signal('SIGTERM')
  await judge.ended
}

interface Queue {
  readonly testbed: Testbed
  readonly problemId: string
  readonly jobs: number
}

/** Milliseconds, by the clock of the database, from the first queued job to the last verdict. */
async function judgeAll({ testbed, problemId, jobs }: Queue): Promise<number> {
  const { database, learner } = testbed
  await database.queries.delete(schema.judgeJob)
  await database.queries.transaction(async (tx) => {
    for (let index = 0; index < jobs; index++) {
      const { language, sources } = uniqueProgram(languages[index % languages.length] ?? 'cpp')
      const code = sources[0].bytes.toString()
      const asked = {
        id: randomUUID(),
        userId: learner.userId,
        problemId,
        problemRevision: 1,
        language,
        code,
      }
      await enqueueJob(tx, { ...asked, kind: 'submit', customInputs: [], requestKey: null })
      await tx.insert(schema.submission).values(asked)
    }
  })
  for (;;) {
    const [row] = await database.queries
      .select({
        done: sql<number>`count(*) filter (where state = 'done')::int`,
        wrong: sql<number>`count(*) filter (where outcome->>'status' <> 'Accepted')::int`,
        ms: sql<number>`extract(epoch from max(finished_at) - min(created_at))::float8 * 1000`,
      })
      .from(schema.judgeJob)
    if (row && row.wrong > 0) throw new Error(`${row.wrong} right programs were not Accepted.`)
    if (row?.done === jobs) return row.ms
    await sleep(100)
  }
}

/** Milliseconds for the same programs without queue and sandbox, with `width` of them concurrently. */
function rawMs({ judge, raw }: Pick<BenchParts, 'judge' | 'raw'>, width: number): Promise<number> {
  let left = jobs
  const worker = async () => {
    while (left-- > 0) {
      const program = uniqueProgram(languages[left % languages.length] ?? 'cpp')
      const tool = judge.toolchain.tools.get(program.language)
      if (tool) await raw.judge(tool, program)
    }
  }
  return measureMs(() => Promise.all(Array.from({ length: width }, worker)))
}
