import {
  carriageReturnNote,
  isLabelledAccepted,
  type PackageSubmission,
  type ProblemPackage,
} from '@codedojo/problem-package'
import type { InputCheck } from './check-inputs.ts'
import type { ValidatorCheckResult } from './check-validators.ts'
import type { FoundTimeLimit, NoTimeLimit } from './find-time-limit.ts'
import type { OutputValidatorFault } from './output-validator-faults.ts'
import { shortExpectation, shortVerdict } from './short-verdict.ts'
import type { Verification } from './verify-submissions.ts'

/*
 * Each line has eight tab-separated columns: package, subject, language, expected verdict, actual verdict, time, memory, end. A
 * ninth column explains a failure.
 */

export function submissionLine(
  { folderName }: ProblemPackage,
  { submission, judged, end }: Verification,
): string {
  return [
    folderName,
    submission.path,
    submission.languageLabel,
    submission.expected ? shortExpectation(submission.expected) : '-',
    judged ? shortVerdict(judged.got) : '-',
    judged ? `${(judged.runtimeMs / 1000).toFixed(3)} s` : '-',
    judged ? `${(judged.memoryKb / 1024).toFixed(1)} MB` : '-',
    end,
    ...(end === 'FAIL' && judged?.message ? [oneLine(judged.message)] : []),
    ...(end === 'skipped' ? [whySkipped(submission)] : []),
  ].join('\t')
}

function whySkipped({ className, language, languageLabel, expected }: PackageSubmission): string {
  if (!expected) return `nothing is promised of it: "${className}" is no folder that names a verdict`
  return `nothing here runs ${language ?? languageLabel}`
}

/** What a package needs before its programs prove anything: one line for each part that is missing. */
export function incompleteLines(
  { folderName, cases }: ProblemPackage,
  verifications: readonly Verification[],
): string[] {
  const isProven = verifications.some(
    ({ submission, judged }) => isLabelledAccepted(submission) && judged?.got === 'Accepted',
  )
  const lines: [string, string][] = []
  if (!cases.some(({ kind }) => kind === 'hidden'))
    lines.push([
      'data/secret',
      'It has no hidden case: put the cases that programs are judged on into data/secret.',
    ])
  if (!isProven)
    lines.push([
      'submissions/accepted',
      'No program was judged that is Accepted, so nothing shows that its cases are right.',
    ])
  return lines.map(([subject, why]) =>
    [folderName, subject, '-', 'there', 'missing', '-', '-', 'FAIL', why].join('\t'),
  )
}

export function validatorCheckLine(
  { folderName }: ProblemPackage,
  { check: { kind, name }, fault }: ValidatorCheckResult,
): string {
  const [promised, other] = kind === 'valid_output' ? ['accepted', 'rejected'] : ['rejected', 'accepted']
  const start = [folderName, `data/${name}`, '-', promised]
  return fault === null
    ? [...start, promised, '-', '-', 'ok'].join('\t')
    : [...start, other, '-', '-', 'FAIL', oneLine(fault)].join('\t')
}

/** One line if all inputs are valid, otherwise one for each invalid input, which is named instead of time and memory. */
export function inputLines(
  { folderName, cases }: ProblemPackage,
  { program, rejected, fault }: InputCheck,
): string[] {
  const start = [folderName, program.path, program.language, 'valid']
  if (fault !== null) return [[...start, '-', '-', '-', 'FAIL', oneLine(fault)].join('\t')]
  if (rejected.length === 0) return [[...start, 'valid', `${cases.length} inputs`, '-', 'ok'].join('\t')]
  return rejected.map(({ path, message }) =>
    [...start, 'invalid', path, '-', 'FAIL', oneLine(message)].join('\t'),
  )
}

export function outputValidatorLine(
  { folderName }: ProblemPackage,
  { program, end, message }: OutputValidatorFault,
): string {
  return [folderName, program.path, program.language, 'compiles', '-', '-', '-', end, oneLine(message)].join(
    '\t',
  )
}

/** Reports how many case files had carriage returns that were removed. */
export function carriageReturnLines({ folderName, cases }: ProblemPackage): string[] {
  const files = cases.reduce((sum, one) => sum + one.plainedFiles, 0)
  return files === 0 ? [] : [[folderName, 'warning', carriageReturnNote(files)].join('\t')]
}

/** Reports what the package says and CodeDojo does not honour. */
export function findingLines({ folderName, findings }: ProblemPackage): string[] {
  return findings.map((finding) => [folderName, 'warning', oneLine(finding)].join('\t'))
}

export function unusedValidatorLines({ folderName, validation }: ProblemPackage): string[] {
  return validation.unusedInputValidators.map(({ path, reason }) =>
    [folderName, path, '-', 'valid', '-', '-', '-', 'skipped', reason].join('\t'),
  )
}

export function unjudgedLine(
  { folderName }: ProblemPackage,
  { path, languageLabel }: PackageSubmission,
): string {
  const why = `nothing here runs ${languageLabel}`
  return [folderName, `submissions/${path}`, languageLabel, 'AC', '-', '-', '-', 'skipped', why].join('\t')
}

/** Reports how a derived time limit came about, with its warnings. */
export function timeLimitLines({ folderName }: ProblemPackage, found: FoundTimeLimit): string[] {
  switch (found.kind) {
    case 'named':
      return []
    case 'derived':
      return [
        [folderName, 'time limit', `${found.timeMs / 1000} s`, found.timeSource].join('\t'),
        ...found.basis.warnings.map((warning) => [folderName, 'warning', warning].join('\t')),
      ]
    case 'unknown':
      return [[folderName, 'warning', missingTimeLimitReason(found)].join('\t')]
  }
}

/** Names the first program from which a limit could have been derived. */
export function missingTimeLimitReason({ rejections: [rejection] }: NoTimeLimit): string {
  return rejection === undefined
    ? 'The package names no time limit and has no accepted submission that could be judged here to derive one from; name one with limits.time_limit in problem.yaml.'
    : `No time limit can be derived: ${rejection} Mend that, or name a limit with limits.time_limit in problem.yaml.`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
