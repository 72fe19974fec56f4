import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { throttleProgress } from './progress-reporter.ts'

const progressOf = (total: number): Progress => ({ stage: 'running', total, cases: [] })

test('of many reports the first is sent at once, then only the latest', async () => {
  const sent: number[] = []
  const reporter = throttleProgress(async ({ total }) => {
    sent.push(total)
  })

  for (let step = 1; step <= 50; step++) reporter.report(progressOf(step))
  await sleep(250)
  await reporter.stop()

  expect(sent).toEqual([1, 50])
})

test('after the end nothing is sent, and a report under way is waited for', async () => {
  const sent: number[] = []
  const reporter = throttleProgress(async ({ total }) => {
    await sleep(30)
    sent.push(total)
  })

  reporter.report(progressOf(1))
  reporter.report(progressOf(2))
  await reporter.stop()
  const atEnd = [...sent]
  await sleep(250)

  expect(atEnd).toEqual([1])
  expect(sent).toEqual([1])
})

test('a report that fails does not stop the next', async () => {
  const sent: number[] = []
  const reporter = throttleProgress(async ({ total }) => {
    if (total === 1) throw new Error('the database is away')
    sent.push(total)
  })

  reporter.report(progressOf(1))
  reporter.report(progressOf(2))
  await sleep(250)
  await reporter.stop()

  expect(sent).toEqual([2])
})
