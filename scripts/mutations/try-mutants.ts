import type { SmallestInput, Verdict } from '@codedojo/contract'
import type { PackageSubmission, ProblemPackage } from '@codedojo/problem-package'
import { findCounterexample } from '../../apps/judge/src/counterexample/find-counterexample.ts'
import type { JudgeParts } from '../../apps/judge/src/judge-parts.ts'
import { judgePackageSubmission } from '../../apps/judge/src/verify/judge-package-submission.ts'
import { limitsOfPackage } from '../../apps/judge/src/verify/package-limits.ts'
import { type Mutant, mutantsOf } from './mutants-of.ts'
import { sampleEvenly } from './sample-evenly.ts'

/*
 * How it works
 *   accepted/main.py ─→ mutants ─→ judged on all cases of the package ─→ rejected: the cases detect this mistake
 *                                                                    └→ Accepted ─→ search for a small failing input
 * A mutant that neither the cases nor any small input distinguish from the solution is most likely equivalent to it. One that
 * fails on a small input reveals a gap: the package lacks such a case.
 */

export interface TriedMutant {
  readonly mutant: Mutant
  readonly verdict: Verdict
  /** An input that the package lacks: the mutant is Accepted but wrong on it. */
  readonly gap: SmallestInput['found']
}

/** Judges mutants of a package's Python solution, at most `most`; those that do not compile are skipped. */
export async function* tryMutants(
  read: ProblemPackage,
  parts: JudgeParts,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<TriedMutant> {
  const solution = read.submissions.find(({ path }) => path === 'accepted/main.py')
  const code = solution?.sources[0]
  if (!solution || !code) throw new Error(`"${read.folderName}" has no submissions/accepted/main.py.`)
  const timeMs = read.limits.timeMs ?? 0
  for (const mutant of sampleEvenly(mutantsOf(Buffer.from(code.bytes).toString()), most)) {
    const sources = [{ ...code, bytes: Buffer.from(mutant.source) }]
    const submission: PackageSubmission = { ...solution, sources }
    const { status } = await judgePackageSubmission({ read, parts, submission, timeMs }, 'failure')
    if (status === 'Compilation Error') continue
    const gap = status === 'Accepted' ? await findGap({ read, parts, solution, submission }) : null
    yield { mutant, verdict: status, gap }
  }
}

interface Survivor {
  readonly read: ProblemPackage
  readonly parts: JudgeParts
  readonly solution: PackageSubmission
  readonly submission: PackageSubmission
}

async function findGap({ read, parts, solution, submission }: Survivor): Promise<SmallestInput['found']> {
  const { cases, validation } = read
  const programOf = ({ sources }: PackageSubmission) => ({ language: 'python' as const, sources })
  const outcome = await findCounterexample(
    {
      program: programOf(submission),
      cases,
      limits: { ...limitsOfPackage(read), timeMs: read.limits.timeMs ?? 0 },
      reference: programOf(solution),
      validation,
      caseOf: (input) => ({
        kind: 'custom',
        input: Buffer.from(input),
        answer: null,
        comparison: cases[0]?.comparison ?? exact,
        inputFlags: [],
      }),
    },
    parts,
    { onProgress: () => {} },
  )
  return outcome.smallest?.found ?? null
}

const exact = { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null }
