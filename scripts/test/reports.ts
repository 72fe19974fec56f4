import { relative } from 'node:path'
import { z } from 'zod'
import type { TestCounts } from './test-counts.ts'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file could not be loaded. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          /** One per failed attempt, with its stack. */
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** Full tests look for rare events: a failure in one attempt is a failure, whatever the next attempt shows. */
const proofs = /\.full\.test\.ts$/

/**
 * Parses Vitest's JSON report. A file that failed without a failing test (it could not be loaded) is reported itself. A test that
 * passed on a retry is reported as unsteady, or as failed if it is a full test.
 */
export function readVitestReport(text: string, root: string): TestCounts {
  const { numPassedTests, numFailedTests, success, testResults } = vitestReport.parse(JSON.parse(text))
  const linesOf = (isMeant: (test: TestResult, file: string) => boolean) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => isMeant(test, name))
        .map((test) => lineOf(`${relative(root, name)}: ${test.fullName}`, test.failureMessages)),
    )
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed))
    .map(({ name, message }) => lineOf(relative(root, name), [message]))
  const brokenProofs = linesOf((test, file) => wasTriedAgain(test) && proofs.test(file))
  const failed = success ? numFailedTests : Math.max(1, numFailedTests)
  return {
    passed: numPassedTests - brokenProofs.length,
    failed: failed + brokenProofs.length,
    failures: [...linesOf(hasFailed), ...unloaded, ...brokenProofs],
    unsteady: linesOf((test, file) => wasTriedAgain(test) && !proofs.test(file)),
  }
}

type TestResult = z.infer<typeof vitestReport>['testResults'][number]['assertionResults'][number]

function hasFailed({ status }: TestResult): boolean {
  return status === 'failed'
}

function wasTriedAgain({ status, failureMessages }: TestResult): boolean {
  return status === 'passed' && failureMessages.length > 0
}

const longestReason = 300

/** The reasons are included, because a reader may see only the end of the output. */
function lineOf(name: string, reasons: readonly string[]): string {
  const [reason] = reasons
  if (!reason) return name
  const [sentence = ''] = reason.split(/\n\s+at /)
  const words = sentence.replaceAll(/\s+/g, ' ').trim()
  return `${name} (${words.length > longestReason ? `${words.slice(0, longestReason)}…` : words})`
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  /** One per window size. */
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
})

interface Suite {
  readonly specs: readonly z.infer<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

/**
 * Parses Playwright's JSON report. A browser test that passed on a retry is reported as unsteady; one that is reported repeatedly
 * has a fault, in the product or in the test.
 */
export function readPlaywrightReport(text: string): TestCounts {
  const { stats, suites } = playwrightReport.parse(JSON.parse(text))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((each) => journeysWith('unexpected', each)),
    unsteady: suites.flatMap((each) => journeysWith('flaky', each)),
  }
}

function journeysWith(status: string, { specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `${file}, ${projectName}: ${title}`),
  )
  return [...own, ...suites.flatMap((each) => journeysWith(status, each))]
}
