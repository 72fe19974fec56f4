import { type Outcome, requireSignature, type StopRule } from '@codedojo/contract'
import { functionFolder, type PackageSubmission, type ProblemPackage } from '@codedojo/problem-package'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { makeCasePoints } from '../cases/score-submission.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { judgeSubmission } from '../judge-submission.ts'
import { limitsOfPackage } from './package-limits.ts'

export interface PackageProgram {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly submission: PackageSubmission
  readonly timeMs: number
  readonly signal?: AbortSignal | undefined
}

/** Judges one submission of a package on all of its cases. */
export function judgePackageSubmission(
  { read, parts, submission, timeMs, signal }: PackageProgram,
  stopRule: StopRule,
): Promise<Outcome> {
  const { language, sources, className } = submission
  if (language === null) throw new TypeError(`${submission.path} is in a language that is not judged here.`)
  const signature =
    className === functionFolder && read.signature ? requireSignature(read.signature) : undefined
  const includes = read.includes.find((each) => each.language === language)?.files ?? []
  return judgeSubmission(
    {
      program: { language, sources, includes, signature },
      cases: casesOf(read),
      limits: { ...limitsOfPackage(read), timeMs },
      stopRule,
      reference: null,
      validation: read.validation,
      ...(read.scoring && {
        scoring: {
          top: read.scoring,
          groups: read.cases.map(({ group }) => group ?? null),
          ...(stopRule === 'never' && { judgesAll: true }),
        },
      }),
    },
    parts,
    { onProgress: () => {}, ...(signal && { signal }) },
  )
}

export function canJudge({ language }: PackageSubmission, { toolchain }: JudgeParts): boolean {
  return language !== null && toolchain.tools.has(language)
}

function casesOf({ cases, scoring }: ProblemPackage): CaseToJudge[] {
  const pointsOfCase = makeCasePoints(
    scoring,
    cases.map(({ group }) => group ?? null),
  )
  return cases.map(({ kind, input, answer, comparison, validatorFlags, group }) => ({
    ...pointsOfCase(group ?? null),
    kind,
    input,
    answer,
    comparison,
    validatorFlags,
  }))
}
