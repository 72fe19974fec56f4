import type { Concept } from './concept.ts'

/** Time complexity and limits. */
export const costs: readonly Concept[] = [
  growth(
    'O(1)',
    /\bO\(\s*1\s*\)|\bconstant time\b/i,
    'The steps do not grow with the input at all: an index of an array, the top of a stack, a look into a hash table.',
  ),
  growth(
    'O(n log n)',
    /\bO\(\s*n\s*[*·]?\s*log\s*\(?n\)?\s*\)|\bn ?log ?n\b|\blinearithmic\b/i,
    'The steps grow a little faster than the input: each of the n things costs about log n, and the log of a million is only 20. That is sorting, or n times a heap, a binary search or a balanced tree. It is quick enough up to about a million.',
  ),
  growth(
    'O(log n)',
    /\bO\(\s*log\s*\(?n\)?\s*\)|\blog(?:arithmic)? ?(?:n|time)\b/i,
    'Each step throws away half of what is left, so twice the input takes just one step more: 20 steps for a million, 30 for a billion. That is binary search, or the depth of a balanced tree.',
  ),
  growth(
    'O(n²)',
    /\bO\(\s*n\s*(?:\^|\*\*)\s*2\s*\)|\bO\(\s*n²\s*\)|\bO\(\s*n\s*\*\s*n\s*\)|\bn[- ]squared\b|\bquadratic\b/i,
    'Twice the input takes four times the steps, as when each thing is compared with each other. It is quick enough up to some thousands: 5,000² is 25 million, but 200,000² is 40 thousand million.',
  ),
  growth(
    'O(n³)',
    /\bO\(\s*n\s*(?:\^|\*\*)\s*3\s*\)|\bO\(\s*n³\s*\)|\bcubic\b/i,
    'Twice the input takes eight times the steps. It is quick enough up to about 400.',
  ),
  growth(
    'O(2ⁿ)',
    /\bO\(\s*2\s*(?:\^|\*\*)\s*n\s*\)|\bexponential\b/i,
    'One thing more takes twice the steps, as when each may be taken or left. It is quick enough up to about 22.',
  ),
  growth(
    'O(n!)',
    /\bO\(\s*n!\s*\)|\bfactorial time\b/i,
    'All orders of n things: 10! is 3.6 million, 13! already 6 thousand million. It is quick enough up to about 10.',
  ),
  growth(
    'O(√n)',
    /\bO\(\s*(?:√n|sqrt\(?n\)?|n\s*\^\s*\(?(?:1\/2|0\.5)\)?)\s*\)|\bsquare root time\b/i,
    'Four times the input takes twice the steps, as when divisors are tried up to the square root.',
  ),
  growth(
    'O(n + m)',
    /\bO\(\s*(?:n\s*\+\s*m|v\s*\+\s*e)\s*\)/i,
    'Two sizes one after the other, such as the places and the links of a graph: each is looked at a few times.',
  ),
  growth(
    'O(n)',
    /\bO\(\s*n\s*\)|\blinear time\b/i,
    'Twice the input takes twice the steps, as one loop over it does. Two such loops one after the other are still O(n); one inside the other is O(n²).',
  ),
  {
    name: 'Amortised cost',
    pattern: /\bamorti[sz]ed\b/i,
    words:
      'An amortised cost is what a step costs on average over all of them, even if a single one is dear. Adding to a growing array is sometimes a copy of everything, but each copy doubles the room, so n additions cost about 2n: O(1) each.',
  },
  {
    name: 'Space complexity',
    pattern: /\bspace complexity\b|\bin[- ]place\b|\bmemory usage\b/i,
    words:
      'Space complexity says how the memory grows with the input beyond the input itself: a table of n entries is O(n), a matrix O(n²), a recursion as much as it is deep. A million numbers of 64 bits are 8\u00a0MB in C++ and Java, and some times that in Python.',
  },
  {
    name: 'Big O',
    pattern: /\bbig[- ]?o\b|\b(?:time )?complexity\b(?= mean|\?|$)|\basymptotic\w*\b/i,
    words:
      'Big O says how the steps grow with the input and leaves constants out. Twice the input takes twice the steps for O(n), four times for O(n²), one step more for O(log n). Count how often the innermost line runs for the largest input: about 10⁸ simple steps go into a second of C++ or Java, some 10⁷ into one of Python.',
  },
]

function growth(name: string, pattern: RegExp, words: string): Concept {
  return { name, pattern, words }
}
