import type { ProblemPackage } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { checkInputs } from './check-inputs.ts'
import { checkValidators } from './check-validators.ts'
import { findTimeLimit } from './find-time-limit.ts'
import { type PrintLine, readPackageOrPrintReason } from './read-packages.ts'
import {
  carriageReturnLines,
  findingLines,
  incompleteLines,
  inputLines,
  submissionLine,
  timeLimitLines,
  unusedValidatorLines,
  validatorCheckLine,
} from './verify-lines.ts'
import { type Verification, verifySubmissions } from './verify-submissions.ts'

/**
 * 0: all promises of the packages are kept and all inputs are valid. 1: some are not, or a package lacks what would prove it. 2: a package was refused or could not be
 * read.
 */
export type VerifyStatus = 0 | 1 | 2

export interface VerifyRequest {
  readonly paths: readonly string[]
  readonly judge: JudgeParts
  readonly print: PrintLine
}

/**
 * Judges every labelled submission of the packages, runs their input validators on every input and their checks of validators,
 * printing one line for each; the last line counts the submissions. Needs neither server nor database.
 */
export async function verifyCommand({ paths, judge, print }: VerifyRequest): Promise<VerifyStatus> {
  const counts = { passed: 0, failed: 0, badInputs: 0, badChecks: 0, missing: 0, refused: 0 }
  for (const path of paths) {
    const read = await readPackageOrPrintReason(path, print)
    if (read) await verifyOne(read, { judge, counts, print })
    else counts.refused++
  }
  const invalid = counts.badInputs > 0 ? `, ${counts.badInputs} inputs not valid` : ''
  const unchecked = counts.badChecks > 0 ? `, ${counts.badChecks} checks of validators failed` : ''
  const missing = counts.missing > 0 ? `, ${counts.missing} parts missing` : ''
  print(`${counts.passed} passed, ${counts.failed} failed${invalid}${unchecked}${missing}`)
  if (counts.failed + counts.badInputs + counts.badChecks + counts.missing > 0) return 1
  return counts.refused > 0 ? 2 : 0
}

interface VerifyRun {
  readonly judge: JudgeParts
  readonly counts: { passed: number; failed: number; badInputs: number; badChecks: number; missing: number }
  readonly print: PrintLine
}

/** The limit if there is no accepted program from which to derive one. */
const unknownTimeMs = 10_000

async function verifyOne(read: ProblemPackage, { judge, counts, print }: VerifyRun): Promise<void> {
  for (const line of [...findingLines(read), ...carriageReturnLines(read), ...unusedValidatorLines(read)])
    print(line)
  for await (const check of checkInputs(read, judge)) {
    counts.badInputs += check.fault === null ? check.rejected.length : 1
    for (const line of inputLines(read, check)) print(line)
  }
  for await (const result of checkValidators(read, judge)) {
    if (result.fault !== null) counts.badChecks++
    print(validatorCheckLine(read, result))
  }
  const limit = await findTimeLimit(read, judge)
  for (const line of timeLimitLines(read, limit)) print(line)
  const timeMs = limit.kind === 'unknown' ? unknownTimeMs : limit.timeMs
  const verifications: Verification[] = []
  for await (const verification of verifySubmissions({ read, parts: judge, timeMs })) {
    verifications.push(verification)
    if (verification.end === 'ok') counts.passed++
    if (verification.end === 'FAIL') counts.failed++
    print(submissionLine(read, verification))
  }
  const missing = incompleteLines(read, verifications)
  counts.missing += missing.length
  for (const line of missing) print(line)
}
