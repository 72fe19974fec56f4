/** Round steps, times a power of ten. */
const steps = [1, 2, 5, 10]
const minStep = 5
/** The smallest value of the middle line when values are no whole numbers, such as costs. */
const minMiddleValue = 0.000_5

/** The three grid lines of a plot with this largest value: 0, the middle and the top; whole numbers if all values are. */
export function plotLines(most: number, { areWhole = true } = {}): [number, number, number] {
  const half = areWhole ? Math.max(minStep, Math.ceil(most / 2)) : Math.max(minMiddleValue, most / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  const step = (steps.find((each) => each * power >= half) ?? 10) * power
  return [0, step, 2 * step]
}

/** The indexes of the positions that get a label, at most `most` of them, always with the first and the last. */
export function labelledPositions(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, place) => place)
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)))
}
