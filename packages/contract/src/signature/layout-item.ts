import type { Form } from './form.ts'
import type { ValueType } from './value-type.ts'

/*
 * How it works
 * A layout says how values stand in a text, line by line as the statement does:
 *
 *   n target          two numbers on the first line; n is a count, because no parameter has this name
 *   nums[n]           n values side by side
 *   rows{h}[w]        h lines of w values; in braces each element has a line of its own
 *   queue{k}[]        k lines, each with the length of its list before it
 *   sentence...       a whole line, spaces included
 *   tree[n]           a TreeNode, n values level by level, with null where a node has no child
 *   tree{n}           a TreeNode, n lines with value, left and right child; node 1 is the root, and 0 is no child
 *   list[n] from k    a ListNode, for each of n nodes the number of the next one, 0 at the end; it begins with the node k
 *   roads[n]{m}       a graph of n vertices, m lines with the two ends of an edge, and with its weight
 *
 * Numbers and words are read wherever they stand: line ends and spaces between them do not matter.
 */

/** How many elements a list has, or how many characters a string. */
export interface Size {
  readonly kind: 'count' | 'fixed' | 'before' | 'rest'
  /** The count of `count`. */
  readonly name: string
  /** What is added to the count, or the number itself. */
  readonly plus: number
  /** Whether each element stands on a line of its own. */
  readonly isDown: boolean
}

export interface LayoutItem {
  readonly name: string
  /** null for a count. */
  readonly type: ValueType | null
  readonly sizes: readonly Size[]
  /** Whether the last size counts the characters of a string. */
  readonly countsCharacters: boolean
  /** Whether a string is a whole line. */
  readonly isLine: boolean
  readonly form: Form
}

/** The items of each line. */
export type Layout = readonly (readonly LayoutItem[])[]
