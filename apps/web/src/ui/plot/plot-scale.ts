/** Steps that are easy to read, times a power of ten. */
const steps = [1, 2, 5, 10]
const leastStep = 5
/** Of what is not counted in whole numbers, such as costs. */
const leastFraction = 0.000_5

/** The three lines of a plot whose largest value is `most`: nothing, the middle and the top; whole numbers if all values are. */
export function plotLines(most: number, { areWhole = true } = {}): [number, number, number] {
  const half = areWhole ? Math.max(leastStep, Math.ceil(most / 2)) : Math.max(leastFraction, most / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  const step = (steps.find((each) => each * power >= half) ?? 10) * power
  return [0, step, 2 * step]
}

/** Which of `count` places get a word below them, so that at most `most` do, the first and the last among them. */
export function labelledPlaces(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}
