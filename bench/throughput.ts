import { type Language, languageNames, languages } from '@codedojo/contract'
import { judgeSubmission } from '../apps/judge/src/judge-submission.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { cases, uniqueProgram } from './programs.ts'
import { measureMs, median } from './statistics.ts'

const rounds = 7
const submissionsARound = 4
const width = 2
/** Targets relative to running without a sandbox, on an idle machine. */
const aims = { cpp: 0.97, java: 0.95, python: 0.8, javascript: 0.95 } as const satisfies Record<
  Language,
  number
>

/**
 * Measures submissions per second through the judge and without a sandbox, two concurrently, alternating so that both run under
 * the same conditions.
 */
export async function measureThroughput({ judge, raw, goals }: BenchParts): Promise<void> {
  const rows = [['', 'judge /s', 'raw /s', 'ratio', 'aim']]
  for (const language of languages) {
    const tool = judge.toolchain.tools.get(language)
    if (!tool) continue
    const judged: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round++) {
      judged.push(await measureMs(() => manyAtOnce(() => judgeUniqueProgram(judge, language))))
      plain.push(await measureMs(() => manyAtOnce(() => raw.judge(tool, uniqueProgram(language)))))
    }
    const value = median(judged.map((ms, round) => (plain[round] ?? 0) / ms))
    goals.add({
      name: `Throughput of raw, ${languageNames[language]}`,
      value,
      aim: aims[language],
      better: 'more',
    })
    rows.push([
      languageNames[language],
      perSecond(median(judged)),
      perSecond(median(plain)),
      value.toFixed(2),
      aims[language].toFixed(2),
    ])
  }
  printTable(`Submissions per second, compile and 10 cases, ${width} at a time`, rows)
}

/** Compiles a program that is not in the build cache and runs it on all cases. Throws if it is not Accepted. */
export async function judgeUniqueProgram(judge: OpenJudge, language: Language): Promise<void> {
  const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: false }
  const submission = {
    program: uniqueProgram(language),
    cases,
    limits,
    stopRule: 'limit',
    reference: null,
  } as const
  const { status, errorMessage } = await judgeSubmission(submission, judge, { onProgress: () => {} })
  if (status !== 'Accepted') throw new Error(`${language}: ${status}: ${errorMessage}`)
}

async function manyAtOnce(work: () => Promise<void>): Promise<void> {
  let left = submissionsARound
  const worker = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: width }, worker))
}

function perSecond(roundMs: number): string {
  return ((submissionsARound * 1000) / roundMs).toFixed(2)
}
