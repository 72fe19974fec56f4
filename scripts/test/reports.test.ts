import { describe, expect, it } from 'vitest'
import { sum } from './count.ts'
import { readPlaywrightReport } from './reports.ts'

function journey(title: string, status: string) {
  return { title, file: 'home.spec.ts', tests: [{ projectName: 'desktop', status }] }
}

const report = JSON.stringify({
  stats: { expected: 3, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [journey('opens', 'expected'), journey('breaks', 'unexpected')],
      suites: [{ specs: [journey('opens late', 'flaky')] }],
    },
  ],
})

describe('readPlaywrightReport', () => {
  it('names what failed, and apart from it what passed only when it was tried again', () => {
    expect(readPlaywrightReport(report)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['home.spec.ts, desktop: breaks'],
      unsteady: ['home.spec.ts, desktop: opens late'],
    })
  })
})

describe('sum', () => {
  it('adds what each kind of test counted', () => {
    const unit = { passed: 10, failed: 1, failures: ['a.test.ts: adds'] }

    expect(sum([unit, readPlaywrightReport(report)])).toEqual({
      passed: 14,
      failed: 2,
      failures: ['a.test.ts: adds', 'home.spec.ts, desktop: breaks'],
      unsteady: ['home.spec.ts, desktop: opens late'],
    })
  })
})
