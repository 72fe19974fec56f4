import {
  isDirected,
  isWeighted,
  type LayoutItem,
  listsAround,
  type Signature,
  type ValueType,
} from '@codedojo/contract'
import { lengthOf } from './harness-source.ts'

/** How the lists that stand for an argument become what the function gets. */
export type Making =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'call'
      readonly name: MakingName
      /** Whether the lists stand for a list of such values. */
      readonly isList: boolean
      /** What is passed besides the lists. */
      readonly more: readonly string[]
    }

export const makingNames = [
  'linkedList',
  'linkedListOfLinks',
  'treeOfLevels',
  'treeOfNodes',
  'neighboursOf',
  'weightedNeighboursOf',
] as const
export type MakingName = (typeof makingNames)[number]

interface MakingParts {
  readonly nameOf: (name: string) => string
  readonly truth: readonly [string, string]
}

/** How an argument is made of what stands in the input; `truth` are the words for true and false. */
export function makingOf({ type, form }: LayoutItem, { nameOf, truth }: MakingParts): Making {
  if (type?.shape === undefined) return { kind: 'nothing' }
  const call = (name: MakingName, more: readonly string[] = []) =>
    ({ kind: 'call', name, isList: listsAround(type) > 0, more }) as const
  switch (form.kind) {
    case 'lists':
      return call('linkedList')
    case 'levels':
      return call('treeOfLevels')
    case 'nodes':
      return call('treeOfNodes')
    case 'links':
      return call('linkedListOfLinks', [nameOf(form.first)])
    case 'edges': {
      const { shape, vertices } = form
      const count = lengthOf(vertices, { nameOf, before: '' })
      const directed = truth[isDirected(shape) ? 0 : 1]
      return call(isWeighted(shape) ? 'weightedNeighboursOf' : 'neighboursOf', [count, directed])
    }
  }
}

/** A name as Python and C++ write it. */
export function inSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** What gives the lists that stand for a result. */
export type Listing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'values' | 'levels'; readonly isList: boolean }
  /** The links of a linked list; `count` is how many nodes there are. */
  | { readonly kind: 'links'; readonly hasFirst: boolean; readonly count: string }

export function listingOf(
  { declaration: { returns }, output }: Signature,
  nameOf: (name: string) => string,
): Listing {
  const { form, sizes } = output.result
  if (returns.shape === undefined) return { kind: 'nothing' }
  const [count] = sizes
  if (form.kind === 'links' && count)
    return {
      kind: 'links',
      hasFirst: output.lines.length > 1,
      count: lengthOf(count, { nameOf, before: '' }),
    }
  return { kind: returns.shape === 'TreeNode' ? 'levels' : 'values', isList: listsAround(returns) > 0 }
}

/** The type of the lists that stand for a result. */
export function listsOfResult({ declaration: { returns }, output }: Signature): ValueType {
  if (output.result.form.kind === 'links') return { scalar: 'int', depth: output.lines.length }
  return { scalar: returns.shape === 'TreeNode' ? 'string' : returns.scalar, depth: returns.depth }
}
