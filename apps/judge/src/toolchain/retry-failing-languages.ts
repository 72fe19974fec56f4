import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@codedojo/contract'
import { SandboxError } from '@codedojo/sandbox'
import { makeBuildCache } from '../build/build-cache.ts'
import type { OpenJudge } from '../open-judge.ts'
import { type LanguageReport, selfTest } from './self-test.ts'

export interface LanguageRetry {
  readonly judge: OpenJudge
  /** The first self-test reports of all languages. */
  readonly reports: readonly LanguageReport[]
  /** Length of the first wait in milliseconds. Each later wait is twice as long, up to an hour. */
  readonly firstPauseMs: number
  readonly signal: AbortSignal
  /** Called with the reports of all languages when a language starts to work or fails for another reason. */
  readonly onChange: (reports: readonly LanguageReport[]) => void
}

const longestPauseMs = 60 * 60 * 1000

/**
 * Prepares and tests the failing languages repeatedly until all work or the signal is aborted. Causes such as a full disk or a
 * busy machine pass, and compilers may be installed later. An attempt takes seconds of slots that learners wait for, hence the
 * exponential backoff.
 */
export async function retryFailingLanguages({
  judge,
  reports,
  firstPauseMs,
  signal,
  onChange,
}: LanguageRetry): Promise<void> {
  let known = reports
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const broken = known.filter(({ works }) => !works).map(({ language }) => language)
    if (broken.length === 0 || !(await hasSlept(pauseMs, signal))) return
    const tested = await testAgain(judge, broken, signal)
    if (signal.aborted) return
    const seen = known.map((report) => tested.get(report.language) ?? report)
    const hasChanged = seen.some(({ cure }, at) => cure !== known[at]?.cure)
    known = seen
    if (hasChanged) onChange(known)
  }
}

/** Returns undefined if the sandbox fails or the signal is aborted, because that says nothing about the languages. */
async function testAgain(
  judge: OpenJudge,
  broken: readonly Language[],
  signal: AbortSignal,
): Promise<ReadonlyMap<Language, LanguageReport>> {
  // A cache of its own: the judge's cache still holds the failed builds.
  await using builds = makeBuildCache(judge.sandbox)
  try {
    await judge.toolchain.prepareAgain(broken, signal)
    const tested = await selfTest({ ...judge, builds }, { only: broken, signal })
    return new Map(tested.map((report) => [report.language, report]))
  } catch (error) {
    if (!signal.aborted && !(error instanceof SandboxError)) throw error
    return new Map()
  }
}

function hasSlept(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false)
}
