import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenJudge } from '../open-judge.ts'
import { type LanguageReport, selfTest } from './self-test.ts'

export interface Regaining {
  /** Of all languages, as they were tested at first. */
  readonly reports: readonly LanguageReport[]
  readonly everyMs: number
  readonly signal: AbortSignal
}

/**
 * Tries the languages that do not work again and again until all do, or the signal is aborted: what was in the way at the start, a
 * full disk or a machine with too much to do, passes by itself, and compilers are installed later. `onGain` is handed the reports
 * of all languages whenever one works that did not before.
 */
export async function regainLanguages(
  judge: OpenJudge,
  { reports, everyMs, signal }: Regaining,
  onGain: (reports: readonly LanguageReport[]) => void,
): Promise<void> {
  let known = reports
  for (;;) {
    const broken = known.filter(({ works }) => !works).map(({ language }) => language)
    if (broken.length === 0 || !(await hasSlept(everyMs, signal))) return
    const tested = await testAgain(judge, broken)
    if (!tested.some(({ works }) => works)) continue
    const byLanguage = new Map(tested.map((report) => [report.language, report]))
    known = known.map((report) => byLanguage.get(report.language) ?? report)
    onGain(known)
  }
}

/** Nothing where the sandbox fails, which says nothing of a language. */
async function testAgain(
  judge: OpenJudge,
  broken: readonly LanguageReport['language'][],
): Promise<LanguageReport[]> {
  await judge.toolchain.prepareMissing()
  return selfTest(judge, broken).catch(() => [])
}

function hasSlept(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false)
}
