import { join } from 'node:path'
import type { Concept } from './concept.ts'
import { readConcepts } from './read-concepts.ts'

const folder = join(import.meta.dirname, '../../../../../../../../content/concepts')

/**
 * All concepts that the coach can explain, read once at the start. When two match the same words, the longer match wins,
 * then the first entry.
 */
export const concepts: readonly Concept[] = readConcepts(folder)

const compared =
  /\bvs\b|\bversus\b|\bdifferen(?:ces?|t)\b|\bcompare[sd]?\b|\bbetter than\b|\binstead of\b|\bor\b.*\?/i
const asked =
  /\b(?:what(?:'?s| is| are|s)|wat is|what (?:does|do)\b.*\bmeans?|what does\b.*\bdo|explain|describe|define|teach(?: me)?|how (?:do|does)\b.*\bworks?|how (?:do|does|to use)|when (?:do|should|to|would)|why (?:is|are|does|do)|meaning of|tell me (?:about|what)|learn(?: about)?|example of|(?:understand|get|know)(?: what| how)?)\b/i
/** The question is about the person's own code, or about how to solve the problem. */
const ownWork = /\b(?:my|mine|wrong|fail\w*|this (?:case|problem|task|question|code|one))\b/i

/** Names that contain a concept's name but mean something that no concept explains. */
const noPage =
  /\b(?:suffix|kd|k-d|splay|cartesian|wavelet|van emde boas|b)[- ]?(?:trees?|arrays?|automat\w+)\b/gi
/** The question is how to do something with the concept, not what it is. */
const recipe =
  /\bhow (?:do|does|can|could|should|would)?\s*(?:i|we|you|one|to)\s+(?!use\b|choose\b|know\b|(?:get )?understand\b)\w+/i
const maxNamedConcepts = 3

/** The concepts that a message names, in the order of the message. */
export function findNamedConcepts(message: string): Concept[] {
  const text = message.replaceAll(noPage, ' ')
  const found = concepts.flatMap((concept) => {
    const match = concept.pattern.exec(text)
    return match ? [{ concept, from: match.index, to: match.index + match[0].length }] : []
  })
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.from <= one.from && one.to <= other.to && found.indexOf(other) !== found.indexOf(one)
  const isEclipsed = (one: (typeof found)[number]) =>
    found.some(
      (other) => isWithin(one, other) && (!isWithin(other, one) || found.indexOf(other) < found.indexOf(one)),
    )
  if (found.length === 0) return concepts.filter(({ alone }) => alone?.test(text)).slice(0, 1)
  return found
    .filter((one) => !isEclipsed(one))
    .toSorted((a, b) => a.from - b.from)
    .slice(0, maxNamedConcepts)
    .map(({ concept }) => concept)
}

/** Whether a message asks how to do something with a concept, which no explanation covers. */
export function asksForRecipe(message: string): boolean {
  return recipe.test(message) && findNamedConcepts(message).length > 0
}

/**
 * The concepts whose explanation a message asks for; none when it asks how to do something, or about the person's own
 * code.
 */
export function findAskedConcepts(message: string): Concept[] {
  const isCompared = compared.test(message)
  const isAsked = (asked.test(message) && !recipe.test(message)) || isCompared || isNameAlone(message)
  if (!isAsked || ownWork.test(message)) return []
  const named = findNamedConcepts(message)
  return isCompared ? named : named.slice(0, 1)
}

/** "Monotonic stack?", "dp" */
function isNameAlone(message: string): boolean {
  const [only] = findNamedConcepts(message)
  return (
    only !== undefined &&
    /^[\s\W]*(?:an? |the |about )?[\s\W]*$/i.test(
      message.replace(only.pattern, '').replace(only.alone ?? '', ''),
    )
  )
}

const differences: readonly (readonly [one: string, other: string, words: string])[] = [
  [
    'Breadth-first search',
    'Depth-first search',
    'Fewest steps: breadth-first. Everything that hangs together, rings, or answers from below: depth-first. Both look at each place once; breadth-first keeps a whole ring in memory, depth-first one way.',
  ],
  ['Stack', 'Queue', 'The stack gives back the newest, the queue the oldest.'],
  [
    'Array',
    'Linked list',
    'The array is quick at "what stands at place k", the chain at "put something in here". In practice the array is nearly always quicker.',
  ],
  [
    'Dynamic programming',
    'Greedy',
    'Greedy decides once and goes on with one choice; dynamic programming keeps the best of every choice. If you can show that one choice is always at least as good, greedy is enough.',
  ],
  [
    'Dynamic programming',
    'Recursion',
    'Dynamic programming is recursion that answers each question only once.',
  ],
  ['Recursion', 'Backtracking', 'Backtracking is recursion that tries a choice, goes on, and takes it back.'],
  [
    'Breadth-first search',
    'Dijkstra',
    'When each step costs the same, breadth-first search is enough; with different costs the queue must become a priority queue, and that is Dijkstra.',
  ],
  [
    'Dijkstra',
    'Bellman-Ford',
    'Dijkstra is quicker, and wrong as soon as a link costs less than nothing; Bellman-Ford bears that.',
  ],
  [
    'Two pointers',
    'Sliding window',
    'A sliding window is two pointers that go the same way, with what lies between them kept in mind.',
  ],
  [
    'Segment tree',
    'Fenwick tree',
    'The Fenwick tree is shorter and for sums; the segment tree also does the least, the largest and changes of whole stretches.',
  ],
  [
    'Hash table',
    'Balanced search tree',
    'The hash table is quicker, the tree keeps order and finds the next larger.',
  ],
  [
    'Heap',
    'Balanced search tree',
    'The heap knows only its smallest; the tree finds any value, and the next one.',
  ],
  [
    'Merge sort',
    'Quicksort',
    'Merge sort is O(n log n) always and keeps equals in order, but needs room; quicksort needs none and has a bad case.',
  ],
]

/** The explanations of concepts; for two that are often confused, also when to use which. */
export function conceptText(told: readonly Concept[]): string {
  const names = told.map(({ name }) => name)
  const pair = differences.find(([one, other]) => names.includes(one) && names.includes(other))
  return [
    ...told.map(({ name, words }) => `**${name}.** ${words}`),
    ...(pair ? [`**Which of the two?** ${pair[2]}`] : []),
  ].join('\n\n')
}
