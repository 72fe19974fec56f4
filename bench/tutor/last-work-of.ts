import type { JudgedCase, Language, Outcome } from '@codedojo/contract'
import type { CaseToJudge } from '../../apps/judge/src/cases/case-to-judge.ts'
import type { FailingCase, LastWork } from '../../apps/server/src/features/assistants/ninja/ninja-facts.ts'
import type { Situation } from './situation.ts'

interface JudgedProgram {
  readonly situation: Situation
  readonly outcome: Outcome
  readonly cases: readonly CaseToJudge[]
  readonly code: string
  readonly language: Language
}

/** The verdict as the server hands it to the tutor. */
export function lastWorkOf({ situation, outcome, cases, code, language }: JudgedProgram): LastWork {
  const { status, passed, total, compileMessage, runtimeMs } = outcome
  const failed = outcome.cases.filter((one) => one.status !== 'Accepted')
  const [first] = failed
  const others = failed.filter(
    (one, at) =>
      failed.findIndex((other) => other.status === one.status) === at && one.status !== first?.status,
  )
  return {
    kind: situation.judged?.by ?? 'run',
    ...{ status, passed, total, language, code, compileMessage, runtimeMs },
    failing: first ? failingCase(first, cases) : null,
    otherFailures: others.map(({ index, kind, status: other }) => ({ index, kind, status: other })),
    smallest: null,
    sameMistakes: null,
    repair: null,
    seenCases: outcome.cases
      .filter(({ kind }) => kind === 'visible')
      .map((one) => ({ index: one.index, kind: one.kind, status: one.status, ...textsOf(one, cases) })),
  }
}

function failingCase(judged: JudgedCase, cases: readonly CaseToJudge[]): FailingCase {
  const { index, kind, status, stderr, signal, exitCode, difference } = judged
  return { index, kind, status, ...textsOf(judged, cases), stderr, signal, exitCode, difference }
}

function textsOf({ index, stdout }: JudgedCase, cases: readonly CaseToJudge[]) {
  const { input, answer } = cases[index - 1] ?? { input: '', answer: null }
  return {
    input: Buffer.from(input).toString(),
    expected: answer && Buffer.from(answer).toString(),
    actual: stdout,
  }
}
