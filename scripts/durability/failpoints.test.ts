import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testJudgeKill, testServerKill } from './kill-points.ts'
import { openTestbed, type Testbed } from './testbed.ts'

// One kill each of judge and server; failpoints.full.test.ts tests every failpoint with both signals.
const patienceMs = 300_000

let bed: Testbed
beforeAll(async () => {
  bed = await openTestbed()
}, patienceMs)
beforeEach(async () => {
  await bed.startServer()
})
afterEach(async () => {
  expect(await bed.faults()).toEqual([])
  await bed.clear()
})
afterAll(() => bed[Symbol.asyncDispose](), patienceMs)

test(
  'a judge that is killed while a case runs costs nothing but time',
  () => testJudgeKill(bed, 'case-running'),
  patienceMs,
)

test(
  'a submission that was stored, but never answered, is the same when it is asked for again',
  () => testServerKill(bed, 'submit-before-reply'),
  patienceMs,
)
