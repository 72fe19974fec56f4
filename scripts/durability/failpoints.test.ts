import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { judgeIsKilled, judgeIsStopped, serverIsKilled } from './kill-points.ts'
import { openTestbed, type Testbed } from './testbed.ts'

// One of each kind; every point with both signals is hit in failpoints.full.test.ts.
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
  () => judgeIsKilled(bed, 'case-running'),
  patienceMs,
)

test(
  'a judge that wakes up after its lease hands in a verdict that nobody takes',
  () => judgeIsStopped(bed, 'verdict-known'),
  patienceMs,
)

test(
  'a submission that was stored, but never answered, is the same when it is asked for again',
  () => serverIsKilled(bed, 'submit-before-reply'),
  patienceMs,
)
