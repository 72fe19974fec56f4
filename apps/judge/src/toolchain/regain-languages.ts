import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@codedojo/contract'
import { SandboxError } from '@codedojo/sandbox'
import { makeBuildCache } from '../build/builds.ts'
import type { OpenJudge } from '../open-judge.ts'
import { type LanguageReport, selfTest } from './self-test.ts'

export interface Regaining {
  readonly judge: OpenJudge
  /** Of all languages, as they were tested at first. */
  readonly reports: readonly LanguageReport[]
  /** How long the first wait is, in milliseconds. Each is twice as long as the one before, up to an hour. */
  readonly firstPauseMs: number
  readonly signal: AbortSignal
  /** Is handed the reports of all languages, when one works that did not before or another thing is in its way now. */
  readonly onChange: (reports: readonly LanguageReport[]) => void
}

const longestPauseMs = 60 * 60 * 1000

/**
 * Prepares and tests the languages that do not work again and again until all do, or the signal is aborted: what was in the way
 * at the start, a full disk or a machine with too much to do, passes by itself, and compilers are installed later. To try takes
 * seconds of the slots that learners wait for, so it is tried less and less often.
 */
export async function regainLanguages({
  judge,
  reports,
  firstPauseMs,
  signal,
  onChange,
}: Regaining): Promise<void> {
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

/** Nothing where the sandbox fails or the signal is aborted, which says nothing of a language. */
async function testAgain(
  judge: OpenJudge,
  broken: readonly Language[],
  signal: AbortSignal,
): Promise<ReadonlyMap<Language, LanguageReport>> {
  // What failed to compile is kept with the others.
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
