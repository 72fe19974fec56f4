import { textOfTables } from '../shape/shape.ts'
import { makeRandom } from './random.ts'
import { type KnownInputs, sampleTables } from './sample-tables.ts'

const drawsOfScale = 40
/** When none of so many is new, the small inputs are exhausted. */
const attempts = 400

/** Small inputs of this kind at random, growing slowly; ends when no new one can be drawn. Always the same ones. */
export function* drawInputs(known: KnownInputs, isNew: (input: string) => boolean): Generator<string> {
  const random = makeRandom(1)
  for (let drawn = 0, vain = 0; vain < attempts; ) {
    const scale = 1 + Math.floor(drawn / drawsOfScale) + Math.floor((4 * vain) / attempts)
    const tables = sampleTables(known, { random, scale, hasLarge: (drawn + vain) % 6 === 5 })
    const input = tables && textOfTables(tables)
    if (input === null || !isNew(input)) {
      vain++
      continue
    }
    vain = 0
    drawn++
    yield input
  }
}
