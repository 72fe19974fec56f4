import type { InputModel } from './candidates/sample-tables.ts'
import { learnCells } from './shape/cell-facts.ts'
import { learnChains } from './shape/chains.ts'
import { learnShape } from './shape/learn-shape.ts'
import { learnRelations } from './shape/relations.ts'
import { parseTables } from './shape/shape.ts'

/** Infers the common structure of a problem's inputs. */
export function learnInputModel(inputs: readonly string[]): InputModel {
  const shape = learnShape(inputs)
  const tables = inputs.flatMap((input) => {
    const cut = parseTables(shape, input)
    return cut ? [cut] : []
  })
  const relations = learnRelations(shape, tables)
  return { shape, facts: learnCells(shape, tables), relations, chains: learnChains(shape, relations, tables) }
}
