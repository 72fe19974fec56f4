import type { JudgedCase, Outcome, Verdict } from '@codedojo/contract'
import {
  type PackageSubmission,
  type ProblemPackage,
  promisedCases,
  type SubmissionPromise,
} from '@codedojo/problem-package'
import { shortExpectation, shortVerdict } from './short-verdict.ts'

type ResultOfCase = Pick<JudgedCase, 'index' | 'status' | 'judgeMessage'>

export interface PromisesToCheck {
  readonly submission: Pick<PackageSubmission, 'promises'>
  /** The results of all cases; judging did not stop at the first failure. */
  readonly outcome: Pick<Outcome, 'status' | 'score' | 'subtasks'> & {
    readonly cases: readonly ResultOfCase[]
  }
  readonly read: Pick<ProblemPackage, 'cases'>
}

/** The promises of submissions.yaml that a program broke, one sentence each. */
export function brokenPromises({ submission, outcome, read }: PromisesToCheck): string[] {
  if (outcome.status === 'Compilation Error')
    return submission.promises.flatMap((promise) =>
      (promise.permitted ?? promise.required)?.includes('Compilation Error')
        ? []
        : [`${promise.place}: it does not compile.`],
    )
  const numbers = new Map(read.cases.map(({ name }, at) => [name, at + 1]))
  const judged = new Map(outcome.cases.map((one) => [one.index, one]))
  return submission.promises.flatMap((promise) => {
    const named = promisedCases(promise, read.cases)
    const cases = named.flatMap((one) => {
      const found = judged.get(numbers.get(one.name) ?? 0)
      return found ? [{ name: one.name, found }] : []
    })
    const lost = named.length - cases.length
    return [
      ...(lost > 0 ? [`${promise.place}: ${lost} of its cases were not judged.`] : []),
      ...brokenOnCases(promise, cases),
      ...brokenScore(promise, outcome),
    ]
  })
}

/** The points of the whole, or of a subtask. */
function brokenScore(
  { place, cases, score }: SubmissionPromise,
  outcome: PromisesToCheck['outcome'],
): string[] {
  if (score === null) return []
  const points = cases === null ? outcome.score : outcome.subtasks?.find(({ name }) => name === cases)?.points
  if (points === undefined) return [`${place}: nothing of that name has a score.`]
  const [least, most] = score
  if (points >= least - 1e-6 && points <= most + 1e-6) return []
  const wanted = least === most ? `${least} points are` : `${least} to ${most} points are`
  return [`${place}: ${wanted} promised, and it got ${points}.`]
}

interface NamedResult {
  readonly name: string
  readonly found: ResultOfCase
}

function brokenOnCases(
  { place, permitted, required, message }: SubmissionPromise,
  cases: readonly NamedResult[],
): string[] {
  const broken: string[] = []
  const other = permitted && cases.find(({ found }) => !permitted.includes(verdictOf(found)))
  if (permitted && other)
    broken.push(
      `${place}: only ${shortExpectation(permitted)} is permitted, and data/${other.name} got ${shortVerdict(other.found.status)}.`,
    )
  if (required && !cases.some(({ found }) => required.includes(verdictOf(found))))
    broken.push(`${place}: ${shortExpectation(required)} is required, and no case got it.`)
  if (message !== null && !cases.some(({ found }) => found.judgeMessage?.includes(message)))
    broken.push(`${place}: no message of the output validator has "${message}".`)
  return broken
}

/** The package format has no Memory Limit verdict: running out of memory counts as a crash. */
function verdictOf({ status }: ResultOfCase): Verdict {
  return status === 'Memory Limit Exceeded' ? 'Runtime Error' : status
}
