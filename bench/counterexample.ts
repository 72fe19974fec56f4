import { type Language, languageNames, languages } from '@codedojo/contract'
import {
  type CounterexampleRequest,
  findCounterexample,
} from '../apps/judge/src/counterexample/find-counterexample.ts'
import { judgeSubmission } from '../apps/judge/src/judge-submission.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { measureMs, median } from './statistics.ts'
import { chooseWrongPrograms, type WrongProgram } from './wrong-programs.ts'

interface SearchResult {
  readonly program: WrongProgram
  /** Number of values of the input found; null if none was. */
  readonly values: number | null
  readonly tried: number
  readonly ms: number
}

const noProgress = { onProgress: () => {} }

/** Measures how often, how small and how soon a failing input is found for programs that are known to be wrong. */
export async function measureCounterexamples({ judge, goals }: BenchParts): Promise<void> {
  const searched: SearchResult[] = []
  for await (const program of chooseWrongPrograms()) {
    const one = await searchOnce(judge, program)
    console.log(lineOf(one))
    searched.push(one)
  }
  const rows = languages.map((language) => rowOf(languageNames[language], ofLanguage(searched, language)))
  printTable('Smallest failing input', [
    ['', 'programs', 'found', 'values, median', 's, median', 'tried, median'],
    ...rows,
    rowOf('all', searched),
  ])
  const found = searched.filter(({ values }) => values !== null)
  goals.add({ name: 'failing inputs found', value: found.length / searched.length, aim: 0.9, better: 'more' })
  goals.add({ name: 'values of a failing input', value: medianValues(found), aim: 7, better: 'less' })
  const seconds = median(searched.map(({ ms }) => ms / 1000))
  goals.add({ name: 'seconds of a search', value: seconds, aim: 3, better: 'less' })
}

async function searchOnce(judge: OpenJudge, program: WrongProgram): Promise<SearchResult> {
  const request = await submittedBefore(judge, program.request)
  let values: number | null = null
  let tried = 0
  const ms = await measureMs(async () => {
    const { smallest } = await findCounterexample(request, judge, noProgress)
    values = smallest?.found?.values ?? null
    tried = smallest?.tried ?? 0
  })
  return { program, values, tried, ms }
}

/** A longer hidden case is shown in part only, and no search starts from it. */
const shownBytes = 4096

/**
 * The search as it is after a submission, whose verdict shows the first failing hidden case. The submission also compiles the
 * program, so that the time is that of the search alone.
 */
async function submittedBefore(
  judge: OpenJudge,
  request: CounterexampleRequest,
): Promise<CounterexampleRequest> {
  const { cases } = await judgeSubmission({ ...request, stopRule: 'limit' }, judge, noProgress)
  const failing = cases.find(({ kind, status }) => kind === 'hidden' && status !== 'Accepted')
  const shown = failing && request.cases[failing.index - 1]
  if (!shown || shown.input.length >= shownBytes) return request
  return { ...request, cases: [...request.cases, request.caseOf(Buffer.from(shown.input).toString())] }
}

function ofLanguage(searched: readonly SearchResult[], language: Language): SearchResult[] {
  return searched.filter(({ program }) => program.request.program.language === language)
}

function lineOf({ program, values, tried, ms }: SearchResult): string {
  const result = values === null ? 'none' : `${values} values`
  return `${program.name}: ${result}, ${tried} tried, ${(ms / 1000).toFixed(1)} s`
}

function rowOf(name: string, searched: readonly SearchResult[]): string[] {
  const found = searched.filter(({ values }) => values !== null)
  return [
    name,
    `${searched.length}`,
    `${found.length}`,
    found.length === 0 ? '' : `${medianValues(found)}`,
    searched.length === 0 ? '' : median(searched.map(({ ms }) => ms / 1000)).toFixed(1),
    searched.length === 0 ? '' : `${median(searched.map(({ tried }) => tried))}`,
  ]
}

function medianValues(found: readonly SearchResult[]): number {
  return median(found.flatMap(({ values }) => values ?? []))
}
