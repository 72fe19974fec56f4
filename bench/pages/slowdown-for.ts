/**
 * What Lighthouse recommends for a machine of this speed so that it stands for the same mid-range phone: benchmark index, and the
 * factor by which the processor is slowed down. Source: Lighthouse, docs/throttling.md, and the calculator that it names.
 */
const recommended = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
] as const

/** The factor for this benchmark index, between the recommended points on a straight line, and beyond the ends the nearest one. */
export function slowdownFor(benchmarkIndex: number): number {
  const above = recommended.findIndex(([index]) => index >= benchmarkIndex)
  const [toIndex, toFactor] = recommended.at(above) ?? recommended[3]
  const [fromIndex, fromFactor] = above > 0 ? (recommended[above - 1] ?? recommended[0]) : [toIndex, toFactor]
  if (toIndex === fromIndex) return toFactor
  return fromFactor + ((toFactor - fromFactor) * (benchmarkIndex - fromIndex)) / (toIndex - fromIndex)
}
