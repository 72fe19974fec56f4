import { type Language, languages } from '@codedojo/contract'
import { useEffect, useState } from 'react'
import { solvedLanguages } from '../form/problem-body.ts'
import type { CaseValues, ProblemValues } from '../form/problem-values.ts'
import { useProblemForm } from '../form/use-problem-form.ts'
import type { ReferenceRuns } from './reference-runs.ts'
import type { JudgedForm } from './use-problem-save.ts'

/** What has changed since the form was last judged. */
export interface JudgementStaleness {
  /** Languages whose code or limits have changed, or that were not judged. */
  readonly changed: readonly Language[]
  /** True if all cases are those that were judged. */
  readonly hasSameCases: boolean
}

/** Which results of the last judging are still valid for the current form values. */
export function useJudgementStaleness({ values: judged }: JudgedForm): JudgementStaleness {
  const { getValues, watch } = useProblemForm()
  const [staleness, setStaleness] = useState<JudgementStaleness>({ changed: [], hasSameCases: true })
  useEffect(() => {
    const look = () => setStaleness((before) => sameOr(before, judgementStaleness(judged, getValues())))
    look()
    const watching = watch(look)
    return () => watching.unsubscribe()
  }, [judged, getValues, watch])
  return staleness
}

export function judgementStaleness(judged: ProblemValues | null, now: ProblemValues): JudgementStaleness {
  if (judged === null) return { changed: solvedLanguages(now), hasSameCases: false }
  const isCompared = isSame(judged.comparison, now.comparison)
  const changed = solvedLanguages(now).filter(
    (language) =>
      !isCompared ||
      judged.code[language].reference !== now.code[language].reference ||
      judged.timeLimitMs !== now.timeLimitMs ||
      judged.memoryMb !== now.memoryMb ||
      !isSame(judged.languageLimits[language], now.languageLimits[language]),
  )
  const hasSameCases = (['visibleTestCases', 'hiddenTestCases'] as const).every((list) =>
    areSameCases(judged[list], now[list]),
  )
  return { changed, hasSameCases }
}

/** Whether all current solutions are Accepted on the current cases. */
export function isProven(runs: ReferenceRuns, { changed, hasSameCases }: JudgementStaleness): boolean {
  const all = Object.values(runs)
  const areAccepted = all.length > 0 && all.every(({ verdict }) => verdict === 'Accepted')
  return areAccepted && changed.length === 0 && hasSameCases
}

/** Compares two cases without their explanations, which are not judged. */
export function isSameCase(one: CaseValues, other: CaseValues): boolean {
  return (
    one.input === other.input &&
    one.output === other.output &&
    one.inputRef === other.inputRef &&
    one.outputRef === other.outputRef
  )
}

function areSameCases(before: readonly CaseValues[], now: readonly CaseValues[]): boolean {
  return (
    before.length === now.length &&
    before.every((one, at) => {
      const other = now[at]
      return other !== undefined && isSameCase(one, other)
    })
  )
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the previous object if nothing has changed, to avoid rendering at each key. */
function sameOr(before: JudgementStaleness, now: JudgementStaleness): JudgementStaleness {
  const isUnchanged =
    before.hasSameCases === now.hasSameCases &&
    languages.every((language) => before.changed.includes(language) === now.changed.includes(language))
  return isUnchanged ? before : now
}
