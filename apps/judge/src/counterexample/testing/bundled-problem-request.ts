import { join } from 'node:path'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import type { Program } from '../../build/compile-program.ts'
import type { CaseToJudge } from '../../cases/case-to-judge.ts'
import { limitsOfPackage } from '../../verify/package-limits.ts'
import type { CounterexampleRequest } from '../find-counterexample.ts'

const content = join(import.meta.dirname, '../../../../../content/problems')

/** Builds the search request for a labelled program, such as `wrong_answer/overflow.cpp`, of a bundled problem. */
export async function readBundledProblemRequest(
  problem: string,
  path: string,
): Promise<CounterexampleRequest> {
  const read = await readProblemPackage(join(content, problem))
  const submission = read.submissions.find((each) => each.path === path)
  if (!submission?.language) throw new Error(`"${problem}" has no "${path}".`)
  return requestOfPackage(read, { language: submission.language, sources: submission.sources })
}

/** Builds the search request for a program of a package that has a C++ reference solution. */
export function requestOfPackage(read: ProblemPackage, program: Program): CounterexampleRequest {
  const reference = read.submissions.find((each) => each.path === 'accepted/main.cpp')
  if (!reference?.language) throw new Error(`"${read.name}" has no solution in C++.`)
  return {
    program,
    cases: read.cases,
    limits: { ...limitsOfPackage(read), timeMs: read.limits.timeMs ?? 0 },
    reference: { language: reference.language, sources: reference.sources },
    validation: read.validation,
    caseOf: (input) => customCaseOf(read, input),
  }
}

function customCaseOf({ comparison }: ProblemPackage, input: string): CaseToJudge {
  return { kind: 'custom', input: Buffer.from(input), answer: null, comparison, inputFlags: [] }
}
