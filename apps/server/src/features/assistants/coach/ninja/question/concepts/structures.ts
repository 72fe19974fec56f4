import type { Concept } from './concept.ts'

/** Data structures. */
export const structures: readonly Concept[] = [
  {
    name: 'Monotonic stack',
    pattern:
      /\bmonoton(?:ic|e|ous)\s+(?:stacks?|queues?)\b|\bnext (?:greater|larger|smaller) (?:element|value|number)s?\b/i,
    words:
      'A monotonic stack keeps only values that may still matter, in rising or falling order. Before a new value goes on, everything that it beats comes off, and at that moment each of those learns its answer: the new value is the first larger (or smaller) one to its right. With 3 1 2 5 and a falling stack, 2 takes off 1, and 5 takes off 2 and 3. Each value goes on once and off once, so all of it is O(n), though there is a loop in a loop. Keep indices rather than values when distances are asked for, and decide what equal values do.',
  },
  {
    name: 'Stack',
    pattern: /\bstacks?\b/i,
    words:
      'A stack gives back what was put in last; putting and taking are O(1). It fits whatever opens and closes in a nested way, undoing, and the search for the nearest larger or smaller value. Look whether it is empty before you take from it.',
  },
  {
    name: 'Deque',
    pattern: /\bdeques?\b|\bdouble[- ]ended queues?\b/i,
    words:
      'A deque is a queue that is open at both ends: putting and taking at either end are O(1). With its values kept in order it gives the largest of a moving window: drop from the back what the new value beats, and from the front what has left the window.',
  },
  {
    name: 'Heap',
    pattern: /\bheaps?\b|\bpriority queues?\b|\bheapq\b/i,
    words:
      'A heap, or priority queue, gives the smallest (or largest) of a changing set: looking at it is O(1), putting in and taking out are O(log n). Reach for it when you choose the best of what is there so far, again and again. It is not sorted inside, and it cannot find or remove just any value: mark such values as gone and skip them when they come up.',
  },
  {
    name: 'Queue',
    pattern: /\bqueues?\b|\bfifo\b/i,
    words:
      'A queue gives back what was put in first. Breadth-first search goes through it ring by ring. Take one whose front is cheap to remove: `pop(0)` of a list in Python and `shift()` of a large array in JavaScript move everything behind it.',
  },
  {
    name: 'Linked list',
    pattern: /\blinked[- ]?lists?\b/i,
    words:
      'A linked list is a chain: each cell knows the next. Putting something in after a cell, or taking it out, is O(1); getting to the k-th cell means walking there, O(k). Keep the next cell in a variable before you bend a link, and a dummy cell in front saves the special case of the first one.',
  },
  {
    name: 'Hash table',
    pattern:
      /\bhash(?:ing|ed)?[- ]?(?:tables?|maps?|sets?)?\b|\bdictionar(?:y|ies)\b|\bunordered_(?:map|set)\b/i,
    words:
      'A hash table answers "have I seen this, and what belongs to it?" in about O(1). Reach for it when a loop searches through what came before: one pass with a table takes the place of two nested loops. It keeps no order, and its keys must not change while they are in it.',
  },
  {
    name: 'Set',
    pattern: /\b(?:tree|ordered|sorted)[- ]?sets?\b|\bsets? (?:and|vs|data structures?)\b|\bis a set\b/i,
    words:
      'A set holds each value once and answers whether one is in it: about O(1) when it is hashed, O(log n) when it is ordered. An ordered one (`std::set`, `TreeSet`) also finds the next smaller or larger value.',
  },
  {
    name: 'Trie',
    pattern: /\btries?\b(?! (?:to|again))|\bprefix trees?\b/i,
    words:
      'A trie is a tree of letters: each way from the root spells a beginning, and words that begin alike share it. Looking up a word takes as many steps as it has letters, however many words there are. Mark where a word ends, because a word can be the beginning of another. With bits in place of letters it finds the largest xor.',
  },
  {
    name: 'Segment tree',
    pattern: /\bsegment[- ]?trees?\b|\blazy propagation\b|\brange (?:queries|query|updates?)\b/i,
    words:
      'A segment tree keeps the sum, least or largest of stretches that halve again and again, so that the answer for any stretch is put together from O(log n) of them, and a changed value mends O(log n). Reach for it when values change between questions; when they never change, prefix sums are simpler. To change whole stretches, note the change at a node and hand it down only when somebody goes below (lazy propagation).',
  },
  {
    name: 'Fenwick tree',
    pattern: /\bfenwick\b|\bbinary[- ]indexed[- ]?trees?\b/i,
    words:
      'A Fenwick tree, or binary indexed tree, keeps sums of beginnings in a plain array: adding at a place and asking for the sum of the first k are O(log n), by going from index to index with `i & -i`. It counts from 1. With places as values it counts, for example, how many earlier values are larger.',
  },
  {
    name: 'Union-find',
    pattern: /\bunion[- ]?find\b|\bdisjoint[- ]?sets?\b|\bdsu\b/i,
    words:
      'Union-find keeps groups that only ever grow together: `find` names the head of a group, `union` joins two. With short-cut ways (path compression) and the smaller group hung below the larger, each step is as good as O(1). It answers "are these two connected by now?", but cannot take a link away; sometimes one can go through the changes backwards.',
  },
  {
    name: 'Balanced search tree',
    pattern:
      /\b(?:avl|red[- ]black|treaps?|balanced)[- ]?(?:binary |search )*(?:trees?)?\b|\btreemap\b|\bstd::map\b/i,
    words:
      'A balanced search tree keeps values in order and stays about log n deep by turning parts of itself, so finding, putting in, taking out and the next larger value are all O(log n). `std::map`, `std::set`, `TreeMap` and `TreeSet` are such trees; Python has `bisect` on a sorted list for the simple cases.',
  },
  {
    name: 'Matrix',
    pattern: /\bmatri(?:x|ces)\b|\b2d arrays?\b|\bgrids?\b/i,
    words:
      'A matrix or grid is a list of rows: first the row, then the column. Go through neighbours with a short list of steps such as (0,1), (1,0), (0,-1), (-1,0), and look at the bounds before you look at the cell. In Python make each row anew: `[[0] * m] * n` is one row n times.',
  },
  {
    name: 'Array',
    pattern: /\barrays?\b|\bvectors?\b|\barraylists?\b/i,
    words:
      'An array keeps values side by side, so that the value at any index is there at once, O(1). Adding at its end is cheap; putting something in at the front or in the middle moves everything behind it, O(n). Indices run from 0 to n - 1.',
  },
]
