import type { DerivedTimeLimit, ProblemPackage } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { checkInputs } from './check-inputs.ts'
import { findTimeLimit } from './find-time-limit.ts'
import { judgeAccepted } from './judge-accepted.ts'
import { outputValidatorFaults } from './output-validator-faults.ts'
import type { PrintLine } from './read-packages.ts'
import {
  carriageReturnLines,
  inputLines,
  missingTimeLimitReason,
  outputValidatorLine,
  timeLimitLines,
  unjudgedLine,
  unusedValidatorLines,
} from './verify-lines.ts'

export interface ExamineOptions {
  readonly print: PrintLine
  readonly skipInputValidators: boolean
  /** Aborting it makes the examination reject with its reason. */
  readonly signal?: AbortSignal
}

export interface ExaminedPackage {
  /** null if the package specifies a limit. */
  readonly timeLimit: DerivedTimeLimit | null
  /** One sentence for each program that must be Accepted but is not. */
  readonly rejections: readonly string[]
}

/**
 * Examines a package before its import: compiles its output validators, runs its input validators on every input, derives a
 * missing time limit on this machine, and judges the programs that must be Accepted.
 */
export async function examinePackage(
  read: ProblemPackage,
  judge: JudgeParts,
  options: ExamineOptions,
): Promise<ExaminedPackage | 'refused'> {
  const { print, skipInputValidators, signal } = options
  if (!(await hasWorkingChecker(read, judge, options))) return 'refused'
  if (!skipInputValidators && !(await hasValidInputs(read, judge, options))) return 'refused'
  const limit = await findTimeLimit(read, judge, signal)
  if (limit.kind === 'unknown') {
    for (const rejection of limit.rejections.slice(1)) print(`${read.folderName}\twarning\t${rejection}`)
    print(`${read.folderName}\trefused\t${missingTimeLimitReason(limit)}`)
    return 'refused'
  }
  for (const line of timeLimitLines(read, limit)) print(line)
  const { rejections, unjudged } = await judgeAccepted({ read, parts: judge, limit, signal })
  for (const submission of unjudged) print(unjudgedLine(read, submission))
  if (limit.kind === 'named') return { timeLimit: null, rejections }
  const { timeMs, timeSource, basis } = limit
  return { timeLimit: { timeMs, timeSource, basis }, rejections }
}

async function hasWorkingChecker(
  read: ProblemPackage,
  judge: JudgeParts,
  { print, signal }: ExamineOptions,
): Promise<boolean> {
  const faults = await outputValidatorFaults(read, judge, signal)
  for (const fault of faults) print(outputValidatorLine(read, fault))
  const works = faults.every(({ end }) => end === 'skipped')
  if (!works) print(`${read.folderName}\trefused\tNo output could be checked without its output validators.`)
  return works
}

async function hasValidInputs(
  read: ProblemPackage,
  judge: JudgeParts,
  { print, signal }: ExamineOptions,
): Promise<boolean> {
  let areValid = true
  for (const line of [...carriageReturnLines(read), ...unusedValidatorLines(read)]) print(line)
  for await (const check of checkInputs(read, judge, signal)) {
    if (check.fault === null && check.rejected.length === 0) continue
    areValid = false
    for (const line of inputLines(read, check)) print(line)
  }
  if (!areValid)
    print(
      `${read.folderName}\trefused\tIts own input validators reject inputs of it. Mend them; or import it without asking them, on the command line with --skip-input-validators, or as a draft.`,
    )
  return areValid
}
