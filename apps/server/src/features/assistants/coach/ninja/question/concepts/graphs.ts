import type { Concept } from './concept.ts'

/** Graph concepts. */
export const graphs: readonly Concept[] = [
  {
    name: 'Breadth-first search',
    pattern: /\bbfs\b|\bbreadth[- ]first(?: search)?\b|\blevel[- ]order\b/i,
    words:
      'Breadth-first search visits all places one step away, then two, and so on, with a queue, so it finds the fewest moves: O(places + links). Mark a place when it enters the queue, not when it leaves, or it enters many times. If more than the place decides what you may do next, the state needs that, too. With several starts, put all of them in at the beginning.',
  },
  {
    name: 'Depth-first search',
    pattern: /\bdfs\b|\bdepth[- ]first(?: search)?\b|\bflood[- ]?fill\b/i,
    words:
      'Depth-first search follows one way to its end before it tries the next, with a stack or by recursion: O(places + links). It finds what hangs together, rings, and orders of things that need each other, but not the shortest way. On deep inputs use a stack of your own, because the call stack is limited.',
  },
  {
    name: 'Dijkstra',
    pattern: /\bdijkstra\w*(?:'s)?(?: algorithm)?\b|\bshortest[- ]?paths?\b/i,
    words:
      'Dijkstra finds the cheapest ways from one place when no link has a negative cost. A priority queue gives the place that is cheapest to reach so far; its cost is final, and each of its neighbours may become cheaper through it. Skip an entry that is dearer than what is known by now. O(links · log places). When all links cost the same, breadth-first search is enough.',
  },
  {
    name: 'Bellman-Ford',
    pattern: /\bbellman\b(?:[- ]?ford)?|\bnegative (?:cycles?|edges?|weights?)\b/i,
    words:
      'Bellman-Ford finds the cheapest ways when links may cost less than nothing: it tries every link to make its end cheaper, and does that places - 1 times, O(places · links). If something still gets cheaper afterwards, there is a ring that can be gone round for ever.',
  },
  {
    name: 'Floyd-Warshall',
    pattern: /\bfloyd\b(?:[- ]?warshall)?|\ball[- ]pairs\b/i,
    words:
      'Floyd-Warshall finds the cheapest way between all pairs: for each place k, for each pair, is it cheaper through k? The loop over k must be the outermost. O(n³), so up to about 400 places.',
  },
  {
    name: 'Topological order',
    pattern: /\btopolog\w*(?:[- ]?(?:sort\w*|order\w*))?\b|\bkahn(?:'s)?\b|\bdags?\b/i,
    words:
      'A topological order puts each thing behind everything that it needs. Count what each one still needs; take those that need nothing, and whoever waited for them needs one less. If some are never taken, they need each other in a ring, and there is no order. O(things + needs).',
  },
  {
    name: 'Minimum spanning tree',
    pattern: /\bspanning trees?\b|\bmst\b|\bkruskal\w*\b|\bprim(?:'s)\b/i,
    words:
      'A minimum spanning tree connects all places as cheaply as possible. Kruskal goes through the links from the cheapest on and takes each that connects two groups which were apart (union-find tells). Prim grows one group by the cheapest link that leads out of it. Both O(links · log links).',
  },
  {
    name: 'Connected components',
    pattern: /\b(?:strongly )?connected components?\b|\bscc\b|\btarjan\w*\b|\bislands?\b/i,
    words:
      'A connected component is a set of places that can all reach each other. Go through all places; each that was not seen yet begins a new component, and a search from it marks the rest: O(places + links). With links of one direction (strongly connected) one search is not enough: do one on the graph, and one on the reversed graph in the order in which the first ended.',
  },
  {
    name: 'Bipartite graph',
    pattern: /\bbipartite\b|\btwo[- ]?colou?r\w*\b/i,
    words:
      'A graph is bipartite if its places can be given two colours so that no link joins equals. Colour one place, its neighbours with the other colour, and so on; a neighbour that already has your own colour shows a ring of odd length, and then it is impossible.',
  },
  {
    name: 'Cycle detection',
    pattern: /\bcycle detection\b|\bdetect(?:ing)? (?:a )?cycles?\b/i,
    words:
      'In a graph with directions a ring shows when a depth-first search meets a place that is still open (begun and not ended). Without directions, when it meets a seen place that is not where it just came from. In a chain of links, when a fast walker meets a slow one.',
  },
  {
    name: 'Lowest common ancestor',
    pattern: /\blowest common ancestors?\b|\blca\b|\bbinary lifting\b/i,
    words:
      'The lowest common ancestor of two places in a tree is where their ways to the root first meet. Simple: lift the deeper one to the depth of the other, then both together. For many questions, keep for each place its parents 1, 2, 4, 8 … levels up (binary lifting): O(log n) each.',
  },
  {
    name: 'Binary search tree',
    pattern: /\bbinary search trees?\b|\bbsts?\b/i,
    words:
      'In a binary search tree everything left of a place is smaller and everything right of it larger, so finding a value goes down one way: O(depth). Walked left, place, right it gives its values in order. The depth is log n only while it is balanced; values that come sorted make a chain. To check one, hand the allowed range down: looking at the two children is not enough.',
  },
  {
    name: 'Tree traversal',
    pattern: /\b(?:in|pre|post)[- ]?order\b|\btree travers\w*\b/i,
    words:
      'Pre-order visits a place before its children, in-order between the left and the right one, post-order after both. Post-order is the one when a place needs the answers of its children; pre-order, when children need something from above.',
  },
  {
    name: 'Binary tree',
    pattern: /\bbinary trees?\b/i,
    words:
      'In a binary tree each place has a left and a right child at most. Most questions are answered from below: what does a place need to know of its two sides, and what does it tell its parent? An empty side needs an answer, too.',
  },
  {
    name: 'Adjacency list',
    pattern: /\badjacency\b(?: (?:list|matrix))?|\brepresent a graph\b/i,
    words:
      'An adjacency list keeps for each place the list of its neighbours: room for places + links, and going through the neighbours costs just their number. A matrix answers "is there a link?" at once, but takes n² of room, so it is for up to a few thousand places. A link without direction stands in both lists.',
  },
  {
    name: 'Graph',
    pattern: /\bgraphs?\b/i,
    words:
      'A graph is a set of places and of links between them; links may have a direction and a cost. Write down what the places and links are in your problem: a place may also be a state, such as where you stand together with what you carry. Fewest links: breadth-first search; cheapest: Dijkstra; what hangs together: either search, or union-find.',
  },
  {
    name: 'Tree',
    pattern: /\btrees?\b/i,
    words:
      'A tree is a connected graph without rings: n places, n - 1 links, and in it every place but the root has exactly one parent. Ask what a place must be told by its parent, and what it tells it back. A chain is a tree, too, and as deep as it is long.',
  },
]
