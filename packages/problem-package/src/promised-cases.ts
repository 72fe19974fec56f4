import type { Findings } from './findings/findings.ts'
import { shownKey } from './findings/known-keys.ts'
import { didYouMean } from './findings/nearest-name.ts'
import { globMatcher } from './glob.ts'
import type { PackageSubmission } from './submissions.ts'
import { rulesPath, type SubmissionPromise } from './submissions-yaml.ts'
import type { PackageCase } from './test-cases.ts'

type NamedCase = Pick<PackageCase, 'name'>

/** The cases that a promise is about: all, or those whose path or group its glob matches. */
export function promisedCases<Case extends NamedCase>(
  { cases: glob }: SubmissionPromise,
  cases: readonly Case[],
): readonly Case[] {
  if (glob === null) return cases
  const matches = globMatcher(glob)
  return cases.filter(({ name }) => matches(name))
}

/** Names each group of submissions.yaml that holds no case, so that nothing is promised of it. */
export function noteUnusedPromises(
  submissions: readonly PackageSubmission[],
  cases: readonly NamedCase[],
  { note }: Findings,
): void {
  const promises = new Set(submissions.flatMap((one) => one.promises))
  const globs = new Map([...promises].flatMap((one) => (one.cases === null ? [] : [[one.cases, one]])))
  for (const [glob, promise] of globs) {
    const matches = globMatcher(glob)
    if (cases.some(({ name }) => matches(name))) continue
    note(
      () =>
        `${rulesPath}: ${promise.place}: no case is there${didYouMean(shownKey(glob), groupsOf(cases)) || '.'}`,
    )
  }
}

/** Bounded, because each is compared with a glob. */
const mostGroups = 200

function groupsOf(cases: readonly NamedCase[]): string[] {
  const folders = cases.map(({ name }) => name.slice(0, name.lastIndexOf('/')))
  return [...new Set([...folders, ...cases.map(({ name }) => name)])].slice(0, mostGroups)
}
