export interface Concept {
  readonly name: string
  readonly pattern: RegExp
  /** Two or three sentences: what it is, and when one reaches for it. */
  readonly words: string
}

const concepts: readonly Concept[] = [
  {
    name: 'Array',
    pattern: /\barrays?\b/i,
    words:
      'An array keeps values side by side, so that the value at any index is there at once. Putting something in at the front or in the middle moves everything behind it.',
  },
  {
    name: 'Linked list',
    pattern: /\blinked lists?\b/i,
    words:
      'A linked list is a chain: each cell knows the next. Putting something in after a cell is quick; getting to the k-th cell means walking there.',
  },
  {
    name: 'Hash table',
    pattern: /\bhash ?(?:tables?|maps?|sets?)\b|\bdictionar(?:y|ies)\b|\bhashing\b/i,
    words:
      'A hash table answers "have I seen this, and what belongs to it?" in about constant time. Reach for it when a loop searches through what came before.',
  },
  {
    name: 'Heap',
    pattern: /\bheaps?\b|\bpriority queues?\b/i,
    words:
      'A heap gives the smallest (or largest) of a changing set and takes it out, each in about log n steps. Reach for it when you choose the best of what is there so far, again and again.',
  },
  {
    name: 'Stack',
    pattern: /\bstacks?\b/i,
    words:
      'A stack gives back what was put in last. It fits whatever opens and closes in a nested way, and the search for the nearest larger or smaller value.',
  },
  {
    name: 'Queue',
    pattern: /\bqueues?\b|\bdeques?\b/i,
    words:
      'A queue gives back what was put in first. Breadth-first search goes through it ring by ring; a queue open at both ends also keeps the best of a moving window.',
  },
  {
    name: 'Binary search',
    pattern: /\bbinary search\b|\bbisect/i,
    words:
      'Binary search halves a range whose answers go from no to yes once and never back. It works on sorted lists, and also on the answer itself: "can it be done with x?"',
  },
  {
    name: 'Two pointers',
    pattern: /\btwo pointers?\b|\bsliding window\b/i,
    words:
      'Two places move through a sequence and never back, so all moves together are about 2n. It works when moving one end can only make things better, and the other only worse.',
  },
  {
    name: 'Prefix sums',
    pattern: /\bprefix sums?\b|\bcumulative sums?\b/i,
    words:
      'Prefix sums keep the sum of the first k values for each k. The sum of any stretch is then the difference of two of them.',
  },
  {
    name: 'Dynamic programming',
    pattern: /\bdynamic programming\b|\bdp\b|\bmemoi[sz]ation\b|\bmemo\b/i,
    words:
      'Dynamic programming works out each smaller question once and keeps its answer. Say in one sentence what an entry of the table means; then ask which smaller entries it needs.',
  },
  {
    name: 'Greedy',
    pattern: /\bgreedy\b/i,
    words:
      'A greedy program decides at once and never takes it back. It is right only if some best answer always agrees with the decision: try to argue that swapping it in makes nothing worse.',
  },
  {
    name: 'Breadth-first search',
    pattern: /\bbfs\b|\bbreadth[- ]first\b/i,
    words:
      'Breadth-first search visits all places one step away, then two, and so on, so it finds the fewest moves. Mark a place when it enters the queue. If more than the place decides what you may do next, the state needs that, too.',
  },
  {
    name: 'Depth-first search',
    pattern: /\bdfs\b|\bdepth[- ]first\b/i,
    words:
      'Depth-first search follows one way to its end before it tries the next. On deep inputs use a stack of your own, because the call stack is limited.',
  },
  {
    name: 'Recursion',
    pattern: /\brecursion\b|\brecursive\b/i,
    words:
      'A recursive function solves a smaller question of the same kind by calling itself. It needs a case that ends it, and each call must come closer to that case.',
  },
  {
    name: 'Backtracking',
    pattern: /\bbacktracking\b/i,
    words:
      'Backtracking builds an answer piece by piece and takes the last piece back when it leads nowhere. What makes it quick is to notice as early as possible that it leads nowhere, and what makes it right is to undo exactly what was done.',
  },
  {
    name: 'Graph',
    pattern: /\bgraphs?\b/i,
    words:
      'A graph is a set of places and of links between them. Write down what the places and links are in your problem; the right search often follows from that.',
  },
  {
    name: 'Tree',
    pattern: /\btrees?\b/i,
    words:
      'A tree is a graph in which each place but the root has exactly one parent. Ask what a place must be told by its parent, and what it tells it back.',
  },
  {
    name: 'Sorting',
    pattern: /\bsorting\b|\bsort\b/i,
    words:
      'Sorting takes about n·log n steps, and afterwards neighbours belong together. Ask which order makes the decision at each element a local one.',
  },
  {
    name: 'Overflow',
    pattern: /\boverflow\b|\b(?:32|64)[- ]bits?\b/i,
    words:
      'A number type has a largest value: 2,147,483,647 for 32 bits, about 9.2·10^18 for 64 bits. What goes beyond it wraps round in C++ and Java without a word. Work out the largest sum or product before you choose the type.',
  },
  {
    name: 'Modulo',
    pattern: /\bmodul(?:o|us)\b|\bremainders?\b/i,
    words:
      'A remainder may be taken after each addition and multiplication without changing the end. After a subtraction it can be negative in C++, Java and JavaScript, so bring it back to 0 or above.',
  },
  {
    name: 'Big O',
    pattern: /\bbig[- ]?o\b/i,
    words:
      'Big O says how the steps grow with the input and leaves constants out. Twice the input takes twice the steps for O(n), four times for O(n²).',
  },
]

const compared = /\bvs\b|\bversus\b|\bdifferences?\b|\bcompare[sd]?\b|\bor\b.*\?/i
const asked =
  /\b(?:what(?:'s| is| are)|explain|define|how (?:do|does|to use)|when (?:do|should)|meaning of|tell me about)\b/i

/** Things with a name of their own that no page is about, though one of their words is. */
const noPage =
  /\b(?:segment|fenwick|binary indexed|red[- ]black|avl|splay|suffix|spanning|treap|kd|b)[- ]?(?:trees?|arrays?)\b/gi
/** How to do something with it is more than what it is. */
const recipe =
  /\bhow (?:do|does|can|could|should|would)?\s*(?:i|we|you|one|to)\s+(?!use\b|choose\b|know\b|(?:get )?understand\b)\w+/i
const mostNamed = 3

/** The concepts that a message names, in the order in which it names them. */
export function conceptsNamed(message: string): Concept[] {
  const text = message.replaceAll(noPage, ' ')
  return concepts
    .map((concept) => ({ concept, at: text.search(concept.pattern) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostNamed)
    .map(({ concept }) => concept)
}

/** Whether a message asks how to do something with a concept, which is more than is told of any. */
export function asksForRecipe(message: string): boolean {
  return recipe.test(message) && conceptsNamed(message).length > 0
}

/** The concepts that a message asks to be told; none when it asks how to do something, or about the person's own code. */
export function conceptsAsked(message: string): Concept[] {
  const isAsked = (asked.test(message) && !recipe.test(message)) || compared.test(message)
  if (!isAsked || /\b(?:my|wrong|fail\w*|this case)\b/i.test(message)) return []
  const named = conceptsNamed(message)
  return compared.test(message) ? named : named.slice(0, 1)
}
