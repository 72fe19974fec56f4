import { setTimeout as sleep } from 'node:timers/promises'
import { readHostilePrograms } from '../apps/judge/src/hostile/hostile-program.ts'
import { judgeSubmission, type SubmissionToJudge } from '../apps/judge/src/judge-submission.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { makeCalibratedSubmission } from '../apps/judge/src/testing/make-calibrated-submission.ts'
import { exampleCase } from '../apps/judge/src/testing/test-judge.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { programs as exercises, makeCase } from './programs.ts'
import { measureMs, median } from './statistics.ts'

const rounds = 7
const timeMs = 1000
const memoryBytes = 256 * 1024 * 1024
const honestShare = 0.3
/** Enough numbers that the data do not fit into the caches of one core. */
const numbersToSort = { count: 800_000, distinct: 100_003 }
const hostileFolder = new URL('../apps/judge/hostile/', import.meta.url)
const forkBomb = 'h32-fork-bomb.cpp'
/** Noisy neighbours: one computes forever, one fills its memory, one forks exponentially, one thrashes caches and memory. */
const neighbours = ['h30-watch-clock.cpp', 'h36-cube.cpp', forkBomb, 'h43-heavy.cpp']
const headStartMs = 200

interface Times {
  readonly cpuMs: number
  readonly wallMs: number
}

/** A benign program alone, and then beside a hostile one. */
interface Pair {
  readonly alone: Times
  readonly disturbed: Times
}

/**
 * Measures noisy-neighbour effects: how much the times of two benign programs, one CPU-bound and one memory-bound, change while
 * hostile programs are judged repeatedly on the other slot, and right after a fork bomb.
 */
export async function measureNeighbours({ judge, goals }: BenchParts): Promise<void> {
  if (judge.sandbox.slotCount < 2) {
    console.log(
      '\nHonest programs and hostile ones: not measured, with one slot they never run side by side.',
    )
    return
  }
  const attacks = readAttacks(judge)
  const honest = {
    'a computing program': await makeCalibratedSubmission(judge, { timeMs, share: honestShare }),
    'a sorting program': submissionOf(exercises.cpp, makeCase(numbersToSort)),
  }
  const rows = [['', 'CPU ms', 'alone', 'ratio', 'real ms', 'alone', 'ratio']]
  for (const [name, submission] of Object.entries(honest)) {
    const { beside, after } = await readInTurns(() => readingOf(submission, judge), attacks)
    const changes = [...beside.values()].map((pairs) => Math.abs(ratioOf(pairs, 'cpuMs') - 1))
    goals.add({
      name: `CPU time of ${name} beside hostile ones, change`,
      value: Math.max(...changes),
      aim: 0.15,
      better: 'less',
    })
    goals.add({
      name: `Time of ${name} after a fork bomb, of before`,
      value: ratioOf(after, 'wallMs'),
      aim: 1.5,
      better: 'less',
    })
    for (const [attack, pairs] of beside) rows.push([`${name} beside ${attack}`, ...cellsOf(pairs)])
    rows.push([`${name} after ${forkBomb}`, ...cellsOf(after)])
  }
  printTable(`Honest programs and hostile ones, medians of ${rounds} rounds`, rows)
}

type Attack = () => Promise<void>

/** The hostile programs by name; each function judges its program once and throws on an unexpected verdict. */
function readAttacks(judge: OpenJudge): Map<string, Attack> {
  const programs = readHostilePrograms(hostileFolder).filter(({ name }) => neighbours.includes(name))
  if (programs.length < neighbours.length) throw new Error(`Not all of ${neighbours.join(', ')} are there.`)
  const attackOf =
    ({ name, text, expect }: (typeof programs)[number]) =>
    async () => {
      const { status } = await judgeSubmission(submissionOf(text, exampleCase('', '')), judge, {
        onProgress: () => {},
      })
      if (!expect.includes(status)) throw new Error(`${name} is ${status}.`)
    }
  return new Map(programs.map((program) => [program.name, attackOf(program)]))
}

function submissionOf(code: string, onlyCase: SubmissionToJudge['cases'][number]): SubmissionToJudge {
  return {
    program: { language: 'cpp', sources: [{ name: 'source', bytes: Buffer.from(code) }] },
    cases: [onlyCase],
    limits: { timeMs, memoryBytes, sameLimits: true },
    stopRule: 'limit',
    reference: null,
  }
}

async function readingOf(submission: SubmissionToJudge, judge: OpenJudge): Promise<Times> {
  let cpuMs = 0
  const wallMs = await measureMs(async () => {
    const { status, runtimeMs } = await judgeSubmission(submission, judge, { onProgress: () => {} })
    if (status !== 'Accepted') throw new Error(`An honest program is ${status}.`)
    cpuMs = runtimeMs
  })
  return { cpuMs, wallMs }
}

type ReadTimes = () => Promise<Times>

async function readInTurns(read: ReadTimes, attacks: ReadonlyMap<string, Attack>) {
  const bomb = attacks.get(forkBomb)
  if (!bomb) throw new Error(`There is no ${forkBomb}.`)
  const beside = new Map<string, Pair[]>([...attacks.keys()].map((name) => [name, []]))
  const after: Pair[] = []
  // The first run compiles each program.
  for (const judgeOnce of [read, ...attacks.values()]) await judgeOnce()
  for (let round = 0; round < rounds; round++) {
    for (const [name, attack] of attacks)
      beside.get(name)?.push({ alone: await read(), disturbed: await readBeside(read, attack) })
    // Restores the caches after the last attack, before the next measurement.
    await read()
    const alone = await read()
    await bomb()
    after.push({ alone, disturbed: await read() })
  }
  return { beside, after }
}

async function readBeside(read: ReadTimes, attack: Attack): Promise<Times> {
  let isRead = false
  const attackOn = async () => {
    while (!isRead) await attack()
  }
  const readMeanwhile = async () => {
    await sleep(headStartMs)
    return read().finally(() => {
      isRead = true
    })
  }
  const [reading] = await Promise.all([readMeanwhile(), attackOn()])
  return reading
}

function ratioOf(pairs: readonly Pair[], time: keyof Times): number {
  return median(pairs.map(({ alone, disturbed }) => disturbed[time] / alone[time]))
}

function cellsOf(pairs: readonly Pair[]): string[] {
  const middle = (state: keyof Pair, time: keyof Times) =>
    median(pairs.map((pair) => pair[state][time])).toFixed(0)
  const times = ['cpuMs', 'wallMs'] as const
  return times.flatMap((time) => [
    middle('disturbed', time),
    middle('alone', time),
    ratioOf(pairs, time).toFixed(2),
  ])
}
