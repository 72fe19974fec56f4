import type { Value } from './value-type.ts'

/**
 * The numbers of a linked list in order, from the links of its nodes; a list that leads back to a node ends with the number of that
 * node once more. null if a link leads to no node.
 */
export function listOfLinks(links: readonly Value[], first: number): readonly string[] | null {
  const numbers: string[] = []
  const seen = new Set<number>()
  let number = first
  while (number !== 0) {
    if (links[number - 1] === undefined) return null
    numbers.push(String(number))
    if (seen.has(number)) return numbers
    seen.add(number)
    number = Number(links[number - 1])
  }
  return numbers
}

export interface Links {
  readonly links: readonly string[]
  readonly first: number
}

/**
 * The links of a list of numbers; nodes that are not in it lead nowhere. null if a number stands twice, but for the last one, or is
 * that of no node.
 */
export function linksOfList(values: readonly Value[]): Links | null {
  const numbers = values.map(Number)
  const largest = numbers.reduce((most, number) => Math.max(most, number), 0)
  // A node that is not in the list costs a link of its own, and a call is to stay in proportion to its text.
  if (largest > maxUnseenNodes + numbers.length || numbers.some((number) => number < 1)) return null
  const links = Array.from({ length: largest }, () => '0')
  const seen = new Set<number>()
  for (const [at, number] of numbers.entries()) {
    if (seen.has(number) && at < numbers.length - 1) return null
    seen.add(number)
    const next = numbers[at + 1]
    if (next !== undefined) links[number - 1] = String(next)
  }
  return { links, first: numbers[0] ?? 0 }
}

const maxUnseenNodes = 200_000
