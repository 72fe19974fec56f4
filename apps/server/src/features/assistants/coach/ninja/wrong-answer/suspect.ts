import { type Insight, isPassed, type WrongAnswerFacts } from './wrong-answer-facts.ts'

type Texts = Pick<WrongAnswerFacts, 'input' | 'expected'>

/**
 * A suspicion: code that fails if a case has a certain property. It is reported only for such a case, and only if no case with
 * this property has passed.
 */
export function suspect(
  facts: WrongAnswerFacts,
  {
    lines,
    holds,
    ...told
  }: Omit<Insight, 'isRefutedBy' | 'lines'> & {
    readonly lines: readonly number[]
    readonly holds: (texts: Texts) => boolean
  },
): Insight | null {
  if (lines.length === 0 || !holds(facts)) return null
  const isRefutedBy: Insight['isRefutedBy'] = (other) =>
    isPassed(other) && holds({ input: other.input, expected: other.expected ?? '' })
  return { ...told, lines, isRefutedBy }
}
