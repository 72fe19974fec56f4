import { type CaseResult, isCauseOfVerdict, type Language } from '@codedojo/contract'
import type { Context } from '../../../context.ts'
import { findSameMistakes, type ProblemRow } from '../../problems/index.ts'
import {
  findFoundInput,
  findOwnRunOrSubmission,
  findRepair,
  type JudgedWork,
  visibleJudgeAnswer,
} from '../../submissions/index.ts'
import { isSimilarCode } from './is-similar-code.ts'
import type { FailingCase, LastWork, SeenCase } from './ninja-facts.ts'
import { findNewestWork } from './queries.ts'

export interface WorkedOn {
  readonly userId: string
  readonly problem: Pick<ProblemRow, 'id' | 'revision'>
  readonly language: Language
  /** The code in the editor. */
  readonly code: string
}

/**
 * The newest judged run or submission of the person for the problem, as the page shows it; null when there is none in
 * the language, or when its code differs too much from the current code.
 */
export async function readLastWork(
  context: Pick<Context, 'database'>,
  { code, problem, ...wanted }: WorkedOn,
): Promise<LastWork | null> {
  const newest = await findNewestWork(context.database, { ...wanted, problemId: problem.id })
  if (!newest || !isSimilarCode(newest.code, code)) return null
  const work = await findOwnRunOrSubmission(context.database, newest.id, wanted.userId)
  // An admin may ask about a problem of a running contest, and take part in it.
  const answer = work && !work.contest?.isRunning ? await visibleJudgeAnswer(context, work) : null
  if (!answer) return null
  const isAccepted = answer.overallStatus === 'Accepted'
  const [found, sameMistakes, repair] = await Promise.all([
    isAccepted ? null : findFoundInput(context.database, { ...wanted, problem, code: newest.code }),
    isAccepted ? null : sameMistakesOf(context, work),
    isAccepted
      ? null
      : findRepair(context.database, { ...wanted, problem, code: newest.code, mode: newest.mode }),
  ])
  const failing = answer.results.find(({ status }) => status !== 'Accepted')
  return {
    kind: newest.kind,
    // What is to be mended is the case that failed, not the points.
    status:
      answer.overallStatus === 'Partially Accepted'
        ? (failing?.status ?? 'Wrong Answer')
        : answer.overallStatus,
    passed: answer.testCasesPassed,
    total: answer.testCasesTotal,
    language: newest.language,
    code: newest.code,
    compileMessage: answer.compileMessage,
    failing: failing ? failingCase(failing) : null,
    smallest: found && (!found.isOfHidden || showsHidden(failing)) ? found : null,
    sameMistakes,
    repair,
    otherFailures: otherFailures(answer.results),
    seenCases: answer.results.flatMap(seenCase).slice(0, maxSeenCases),
    runtimeMs: answer.runtime,
  }
}

function sameMistakesOf({ database }: Pick<Context, 'database'>, work: JudgedWork | null) {
  if (!work?.outcome) return null
  const { problemId, problemRevision: revision, outcome } = work
  return findSameMistakes(database, { problemId, revision, cases: outcome.cases })
}

/** Only people who may see the failing hidden case may see the input that it was shrunk to. */
function showsHidden(failing: CaseResult | undefined): boolean {
  return failing?.kind === 'hidden' && failing.stdin !== null
}

/** More than any problem shows. */
const maxSeenCases = 64

function seenCase({ index, kind, status, stdin, expected_output, stdout }: CaseResult): SeenCase[] {
  return stdin === null
    ? []
    : [{ index, kind, status, input: stdin, expected: expected_output, actual: stdout }]
}

/** The first case of each kind of failure, except the kind of the first failing case. */
function otherFailures(results: readonly CaseResult[]): LastWork['otherFailures'] {
  const failed = results.filter(({ status }) => status !== 'Accepted')
  return failed
    .filter(({ status }, at) => failed.findIndex((other) => other.status === status) === at)
    .slice(1)
    .map(({ index, kind, status }) => ({ index, kind, status }))
}

function failingCase(shown: CaseResult): FailingCase {
  const { index, kind, title, status, stderr, signal, exitCode, difference } = shown
  const texts = { input: shown.stdin, expected: shown.expected_output, actual: shown.stdout }
  const named = title === undefined ? {} : { title }
  const { call, returned } = shown
  const callFault = isCauseOfVerdict(shown) ? shown.callFault : undefined
  return {
    ...{ index, kind, ...named, status, ...texts, stderr, signal, exitCode, difference },
    ...{ call, callFault, returned },
  }
}
