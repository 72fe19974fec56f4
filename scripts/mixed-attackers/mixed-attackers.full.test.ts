import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxFolder } from '../../apps/judge/src/data-paths.ts'
import { addPeople } from '../durability/add-people.ts'
import type { StartedProgram } from '../durability/started-program.ts'
import { openTestbed, type Testbed } from '../durability/testbed.ts'
import type { AttackName, AttacksToMake } from './attack-thread.ts'
import { emptyLearnerReport, type LearnerReport, runBenignLearner } from './benign-learner.ts'

/** Number of attackers of each kind; 200 in all. */
const attacks = [
  ['attackJudge', 110],
  ['flood', 40],
  ['guessPasswords', 30],
  ['sendPackages', 10],
  ['floodSockets', 10],
] as const satisfies [AttackName, number][]
const attackerCount = attacks.reduce((sum, [, count]) => sum + count, 0)
const learnerCount = 50
/** Chosen so that all learners together use about a third of what two processors can judge. */
const pauseMs = 40_000
const [aloneMs, besideMs] = [120_000, 600_000]
const patienceMs = 1_800_000

let testbed: Testbed
let judge: StartedProgram
beforeAll(async () => {
  testbed = await openTestbed()
  await testbed.clear()
  await testbed.startServer({ SUBMIT_LIMIT_PER_MINUTE: '10' })
  judge = await testbed.startJudge()
}, patienceMs)
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

/** Resources of the machine that judge and server use. */
async function remains() {
  const kernel = await readFile('/proc/meminfo', 'utf8')
  const groups = await readdir('/sys/fs/cgroup', { recursive: true, withFileTypes: true })
  const children = await readFile(`/proc/${judge.pid}/task/${judge.pid}/children`, 'utf8')
  return {
    processes: children.trim().split(' ').length,
    /** MB. */
    slab: Number(/^SUnreclaim:\s+(\d+)/m.exec(kernel)?.[1]) / 1024,
    work: (await readdir(`${sandboxFolder(testbed.dataFolder)}/boxes`)).length,
    /** Control groups of the whole machine, in all hierarchies. */
    groups: groups.filter((entry) => entry.isDirectory()).length,
    files: (await readdir(testbed.dataFolder, { recursive: true })).length,
  }
}

/** Builds that the judge keeps, each a few files, and what server and judge write beside them. */
const maxKeptFiles = 5000

async function learnFor(ms: number, cookies: readonly string[]): Promise<LearnerReport> {
  const seen = emptyLearnerReport()
  const signal = AbortSignal.timeout(ms)
  const place = { address: testbed.address(), problemId: testbed.problemId, signal }
  await Promise.all(
    cookies.map((cookie, number) => runBenignLearner(place, { cookie, number, pauseMs }, seen)),
  )
  return seen
}

const highest = (values: readonly number[]) => Math.max(...values)
const share95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

test(
  'two hundred attackers cost fifty learners no right answer and little time, and leave nothing',
  async () => {
    const people = await addPeople(testbed.database, learnerCount + attackerCount)
    const cookies = people.map(({ cookie }) => cookie)
    const [learners, attackers] = [cookies.slice(0, learnerCount), cookies.slice(learnerCount)]
    await testbed.database.pool.query(
      `update "user" set role = 'admin' where email = 'person-250@example.org'`,
    )
    // Warm-up for everything that happens only once.
    await learnFor(20_000, learners)
    const alone = await learnFor(aloneMs, learners)
    const before = await remains()

    const kinds = attacks.flatMap(([attack, count]) => Array.from({ length: count }, () => attack))
    const attacksToMake: AttacksToMake = {
      ...{ address: testbed.address(), problemId: testbed.problemId },
      emails: people.map((_, at) => `person-${at + 1}@example.org`),
      attackers: kinds.map((attack, number) => ({ attack, cookie: attackers[number] ?? '', number })),
    }
    const thread = new Worker(new URL('./attack-thread.ts', import.meta.url), {
      workerData: attacksToMake,
    })
    const attacking = once(thread, 'exit')
    const beside = await learnFor(besideMs, learners)
    thread.postMessage('stop')
    await attacking

    const times = (seen: LearnerReport) => ({
      submits: seen.submits.length,
      submitP95: Math.round(share95(seen.submits.map(({ ms }) => ms))),
      callP95: Math.round(share95(seen.calls.map(({ ms }) => ms))),
      slowestCall: Math.round(highest(seen.calls.map(({ ms }) => ms))),
    })
    console.log('alone', times(alone), 'beside', times(beside))
    expect([...alone.faults, ...beside.faults]).toEqual([])
    expect(judge.said()).not.toMatch(/uncaught|unhandled/i)
    // Removes queued attack programs, which would keep the judge busy for an hour; those already claimed are enough.
    await testbed.database.pool.query(`delete from judge_job where state = 'queued'`)
    const waiting = `select count(*)::int as left from judge_job where state <> 'done'`
    for (let left = 1; left > 0; await sleep(1000))
      left = Number((await testbed.database.pool.query(waiting)).rows[0]?.left ?? 0)
    await sleep(5_000)
    const after = await remains()
    console.log('remains', before, after)
    expect(after.processes).toBeLessThanOrEqual(before.processes + 2)
    expect(after.work).toBe(before.work)
    expect(after.groups).toBeLessThanOrEqual(before.groups + 10)
    expect(after.files - before.files).toBeLessThan(maxKeptFiles)
    expect(after.slab - before.slab).toBeLessThan(200)
  },
  patienceMs,
)
