import {
  type checkProblem,
  findVerdict,
  type JudgingEvent,
  type Language,
  languages,
  type ResponseOf,
  type Verdict,
} from '@codedojo/contract'

export type RunStage = JudgingEvent['stage'] | 'sent'

/** Progress or result of judging one reference solution during the current or last save. */
export interface ReferenceRun {
  readonly stage: RunStage
  /** null until known. */
  readonly verdict: Verdict | null
  /** The server's message about a solution that is not Accepted. */
  readonly why: string | null
  readonly lacksJudge: boolean
  readonly total: number | null
  readonly passed: number
  /** The reported cases; the last reports may arrive after the response. */
  readonly cases: JudgingEvent['cases']
}
export type ReferenceRuns = Partial<Record<Language, ReferenceRun>>

const sent: ReferenceRun = {
  ...{ stage: 'sent', verdict: null, why: null, lacksJudge: false, total: null, passed: 0, cases: [] },
}

export function runsOfSave(solved: readonly Language[]): ReferenceRuns {
  return Object.fromEntries(solved.map((language) => [language, sent]))
}

/** Applies a judging event. It does not overwrite a final verdict, and an event with fewer cases keeps the known ones. */
export function withEvent(runs: ReferenceRuns, event: JudgingEvent): ReferenceRuns {
  const { language, stage, total, cases, lacksJudge = false } = event
  const before = language && runs[language]
  if (!language || !before) return runs
  const known = cases.length >= before.cases.length ? cases : before.cases
  const passed = known.filter(({ status }) => status === 'Accepted').length
  const run =
    before.verdict === null
      ? { ...before, stage, lacksJudge, total: total ?? before.total, passed, cases: known }
      : { ...before, cases: known }
  return { ...runs, [language]: run }
}

/** Marks all solutions as Accepted. */
export function withSuccess(runs: ReferenceRuns): ReferenceRuns {
  return mapRuns(runs, accepted)
}

/** Applies the results of a check. */
export function withResults(
  runs: ReferenceRuns,
  results: ResponseOf<typeof checkProblem>['results'],
): ReferenceRuns {
  return mapRuns(runs, (run, language) => {
    const result = results.find((each) => each.language === language)
    if (!result) return run
    const { status, why, passed, total } = result
    return { ...run, stage: 'done', verdict: status, why, passed, total }
  })
}

/** Marks these solutions as rejected, and all others as Accepted. */
export function withRejections(
  runs: ReferenceRuns,
  rejected: Partial<Record<Language, string>>,
): ReferenceRuns {
  return mapRuns(runs, (run, language) => {
    const why = rejected[language]
    if (why === undefined) return accepted(run)
    const [, passed = run.passed, total = run.total] = /\((\d+) of (\d+) passed\)/.exec(why) ?? []
    const counts = { passed: Number(passed), total: total === null ? null : Number(total) }
    return { ...run, ...counts, stage: 'done', verdict: verdictIn(why), why }
  })
}

function accepted(run: ReferenceRun): ReferenceRun {
  return { ...run, stage: 'done', verdict: 'Accepted', why: null, passed: run.total ?? run.passed }
}

/** The verdict in the server's message, which uses the displayed names of verdicts. */
function verdictIn(sentence: string): Verdict {
  return findVerdict(sentence) ?? 'Internal Error'
}

function mapRuns(
  runs: ReferenceRuns,
  change: (run: ReferenceRun, language: Language) => ReferenceRun,
): ReferenceRuns {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const run = runs[language]
      return run ? [[language, change(run, language)] as const] : []
    }),
  )
}

/** CPU time of the slowest case in ms; null before the first case. */
export function slowestMs({ cases }: ReferenceRun): number | null {
  return cases.length === 0 ? null : Math.round(Math.max(...cases.map(({ time }) => time)) * 1000)
}

/** Judged and total cases over all solutions; the total is null until every solution has reported its own. */
export function progressOf(runs: ReferenceRuns): { judged: number; total: number | null } {
  const all = Object.values(runs)
  const totals = all.map(({ total }) => total)
  return {
    judged: all.reduce((sum, { cases }) => sum + cases.length, 0),
    total: totals.reduce<number | null>(
      (sum, total) => (sum === null || total === null ? null : sum + total),
      0,
    ),
  }
}

export type CaseAgreement = { kind: 'agrees' } | { kind: 'disagrees'; by: readonly Disagreement[] }

export interface Disagreement {
  readonly language: Language
  readonly verdict: Verdict
}

/**
 * Whether the solutions agree on a case (numbered from 1 in judging order); null if not all have judged it, and none
 * disagrees so far.
 */
export function agreementOn(runs: ReferenceRuns, index: number): CaseAgreement | null {
  const judged = languages.flatMap((language) => {
    const run = runs[language]
    return run ? [{ language, status: statusOn(run, index) }] : []
  })
  const by = judged.flatMap(({ language, status }) =>
    status === undefined || status === 'Accepted' ? [] : [{ language, verdict: status }],
  )
  if (by.length > 0) return { kind: 'disagrees', by }
  return judged.length > 0 && judged.every(({ status }) => status === 'Accepted') ? { kind: 'agrees' } : null
}

function statusOn({ verdict, cases }: ReferenceRun, index: number): Verdict | undefined {
  return verdict === 'Accepted' ? 'Accepted' : cases.find((one) => one.index === index)?.status
}
