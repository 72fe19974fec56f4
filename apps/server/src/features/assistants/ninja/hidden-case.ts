import type { Evidence } from '@codedojo/contract'
import type { FailingCase, LastWork, NinjaFacts } from './ninja-facts.ts'

/**
 * Removes titles, calls, values and texts of hidden cases, and the inputs they were shrunk to, from facts that leave this server. Number and
 * status stay.
 */
export function removeHiddenCase(facts: NinjaFacts): NinjaFacts {
  const { lastWork } = facts
  if (lastWork === null) return facts
  const seenCases = lastWork.seenCases.filter(({ kind }) => kind !== 'hidden')
  const nothing = { input: null, expected: null, actual: null, stderr: null, difference: null } as const
  const { failing } = lastWork
  const shown = failing?.kind === 'hidden' ? { ...withoutNameAndValues(failing), ...nothing } : failing
  const smallest = lastWork.smallest?.isOfHidden ? null : lastWork.smallest
  return { ...facts, lastWork: { ...lastWork, failing: shown, smallest, seenCases } }
}

/** The call holds the input, and the program may put it into what it returns. */
function withoutNameAndValues({ title: _, call: __, returned: ___, ...failing }: FailingCase): FailingCase {
  return failing
}

/** Marks the evidence of an answer that may contain texts of a hidden case. */
export function markHiddenEvidence(
  used: readonly Evidence[],
  lastWork: LastWork | null,
): readonly Evidence[] {
  if (lastWork?.failing?.kind !== 'hidden') return used
  return used.map((one) =>
    one.kind === 'case' || one.kind === 'verdict' ? { ...one, isHidden: true as const } : one,
  )
}
