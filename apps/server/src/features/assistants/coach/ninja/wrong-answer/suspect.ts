import { type Comparison, type Insight, isPassed } from './comparison.ts'

type Texts = Pick<Comparison, 'input' | 'expected'>

/**
 * A suspicion: code that fails if a case has a certain property. It is reported only for such a case, and only if no case with
 * this property has passed.
 */
export function suspect(
  comparison: Comparison,
  {
    lines,
    holds,
    ...told
  }: Omit<Insight, 'isRefutedBy' | 'lines'> & {
    readonly lines: readonly number[]
    readonly holds: (texts: Texts) => boolean
  },
): Insight | null {
  if (lines.length === 0 || !holds(comparison)) return null
  const isRefutedBy: Insight['isRefutedBy'] = (other) =>
    isPassed(other) && holds({ input: other.input, expected: other.expected ?? '' })
  return { ...told, lines, isRefutedBy }
}
