import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { sumCounts } from './test-counts.ts'

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

describe('readVitestReport', () => {
  const unit = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
    fullName,
    status,
    failureMessages,
  })
  const reportOf = (testResults: readonly object[], failed: number) =>
    JSON.stringify({ numPassedTests: 2, numFailedTests: failed, success: failed === 0, testResults })

  it('names what failed, and apart from it what passed only when it was tried again, each with the reason', () => {
    const why = 'AssertionError: expected 1\n  to be 2\n    at /project/a.test.ts:3:35\n    at somewhere'
    const assertionResults = [
      unit('adds', 'passed'),
      unit('waits', 'passed', [why]),
      unit('divides', 'failed', [why, 'Error: another']),
    ]

    const report = reportOf(
      [{ name: '/project/a.test.ts', status: 'failed', message: '', assertionResults }],
      1,
    )

    expect(readVitestReport(report, '/project')).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts: divides (AssertionError: expected 1 to be 2)'],
      unsteady: ['a.test.ts: waits (AssertionError: expected 1 to be 2)'],
    })
  })

  it('counts what a proof saw once, whatever it saw when it was tried again', () => {
    const fileOf = (name: string) => ({
      name: `/project/durability/${name}`,
      status: 'passed',
      message: '',
      assertionResults: [unit('loses nothing', 'passed', ['Error: a verdict was lost'])],
    })

    const report = reportOf(['kills.full.test.ts', 'away.test.ts'].map(fileOf), 0)

    expect(readVitestReport(report, '/project')).toEqual({
      passed: 1,
      failed: 1,
      failures: ['durability/kills.full.test.ts: loses nothing (Error: a verdict was lost)'],
      unsteady: ['durability/away.test.ts: loses nothing (Error: a verdict was lost)'],
    })
  })

  it('names a file that could not be loaded', () => {
    const message = `Cannot find ${'x'.repeat(400)}`
    const file = { name: '/project/b.test.ts', status: 'failed', message, assertionResults: [] }
    const report = JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      success: false,
      testResults: [file],
    })

    expect(readVitestReport(report, '/project')).toEqual({
      passed: 0,
      failed: 1,
      failures: [`b.test.ts (Cannot find ${'x'.repeat(300 - 'Cannot find '.length)}…)`],
      unsteady: [],
    })
  })
})

describe('sumCounts', () => {
  it('adds what each kind of test counted', () => {
    const unit = { passed: 10, failed: 1, failures: ['a.test.ts: adds'] }

    expect(sumCounts([unit, readPlaywrightReport(report)])).toEqual({
      passed: 14,
      failed: 2,
      failures: ['a.test.ts: adds', 'home.spec.ts, desktop: breaks'],
      unsteady: ['home.spec.ts, desktop: opens late'],
    })
  })
})
