import { formatTables } from '../shape/shape.ts'
import { makeRandom } from './random.ts'
import { type InputModel, sampleTables } from './sample-tables.ts'

const drawsOfScale = 40
/** After this many draws without a new input, the small inputs are considered exhausted. */
const attempts = 400

/**
 * Generates small random inputs that fit the model, of slowly growing size. Ends when no new input is found. The sequence is
 * deterministic.
 */
export function* generateInputs(known: InputModel, isNew: (input: string) => boolean): Generator<string> {
  const random = makeRandom(1)
  for (let drawn = 0, vain = 0; vain < attempts; ) {
    const scale = 1 + Math.floor(drawn / drawsOfScale) + Math.floor((4 * vain) / attempts)
    const turn = drawn + vain
    const tables = sampleTables(known, { random, scale, hasLarge: turn % 6 === 5, isEqual: turn % 8 === 7 })
    const input = tables && formatTables(tables)
    if (input === null || !isNew(input)) {
      vain++
      continue
    }
    vain = 0
    drawn++
    yield input
  }
}
