import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  judgePoints,
  serverPoints,
  testJudgeKill,
  testJudgeStop,
  testServerKill,
  testServerStop,
} from './kill-points.ts'
import { openTestbed, type Testbed } from './testbed.ts'

/**
 * One round takes three to four minutes, fifty about three hours:
 * `FAILPOINT_ROUNDS=50 PATH=node_modules/.bin:$PATH vitest run --mode full scripts/durability/failpoints.full.test.ts`
 */
const rounds = Number(process.env.FAILPOINT_ROUNDS ?? 2)
const patienceMs = 120_000

let testbed: Testbed
beforeAll(async () => {
  testbed = await openTestbed()
}, patienceMs)
beforeEach(async () => {
  await testbed.startServer()
})
afterEach(async () => {
  expect(await testbed.faults()).toEqual([])
  await testbed.clear()
})
afterAll(() => testbed[Symbol.asyncDispose](), patienceMs)

describe.each(Array.from({ length: rounds }, (_, index) => index + 1))('round %i', () => {
  describe.each(judgePoints)('the judge at %s', (point) => {
    test('is killed', () => testJudgeKill(testbed, point), patienceMs)
    test('is stopped for longer than its lease', () => testJudgeStop(testbed, point), patienceMs)
  })
  describe.each(serverPoints)('the server at %s', (point) => {
    test('is killed', () => testServerKill(testbed, point), patienceMs)
    test('is stopped', () => testServerStop(testbed, point), patienceMs)
  })
})
