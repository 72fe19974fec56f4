import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { difficultySchema, tagChoices } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { nothingHidden } from '../../../shared/problems/hidden-facts.ts'
import { sampleProblem } from '../../../testing/samples.ts'
import { filterProblems } from './filter-problems.ts'
import { listedProblems } from './listed-problem.ts'
import { findNearestMatches } from './nearest-matches.ts'
import { emptyFilter } from './problem-filter.ts'

const content = join(import.meta.dirname, '../../../../../../content/problems')
const slugs = readdirSync(content)
const problems = slugs.map((slug) => {
  const own = readFileSync(join(content, slug, 'codedojo.yaml'), 'utf8')
  const general = readFileSync(join(content, slug, 'problem.yaml'), 'utf8')
  const listOf = (key: string) =>
    new RegExp(`^${key}: \\[(.*)\\]$`, 'm').exec(own)?.[1]?.replaceAll(', ', ',') ?? ''
  return sampleProblem(Number(/^number: (\d+)$/m.exec(own)?.[1]), {
    _id: slug,
    title: /^ {2}en: "?(.+?)"?$/m.exec(general)?.[1] ?? '',
    difficulty: difficultySchema.parse(/^difficulty: (\w+)$/m.exec(own)?.[1]),
    tags: listOf('tags'),
    alsoCalled: listOf('also_called'),
  })
})
const library = {
  problems: listedProblems({ problems, solved: new Set(), problemProgress: [], hidden: nothingHidden }),
  lists: [],
  hidden: nothingHidden,
}

/** A search text for a pattern that interviews ask for, and the problem that teaches it. */
const patterns = {
  'two sum': 'first-echo',
  '3sum': 'three-that-cancel-out',
  'container with most water': 'most-water',
  'trapping rain': 'trapped-rain',
  'longest substring without repeating': 'longest-without-repeat',
  'minimum window substring': 'shortest-window',
  kadane: 'best-stretch',
  'prefix sum': 'sums-on-request',
  'merge intervals': 'merge-the-shifts',
  'top k': 'most-frequent',
  'valid parentheses': 'packing-list',
  'next greater element': 'until-it-is-warmer',
  'largest rectangle in histogram': 'largest-rectangle',
  'climbing stairs': 'climb-the-stairs',
  'house robber': 'no-two-neighbours',
  'coin change': 'fewest-coins',
  'longest increasing subsequence': 'longest-climb',
  lcs: 'common-thread',
  'edit distance': 'edit-distance',
  'unique paths': 'ways-through-the-grid',
  knapsack: 'heaviest-bag',
  'word break': 'word-break',
  'decode ways': 'ways-to-decode',
  'longest palindromic': 'longest-palindrome',
  'travelling salesman': 'shortest-tour',
  'jump game': 'jump-game',
  'buy and sell stock': 'buy-and-sell-once',
  trie: 'count-by-prefix',
  'maximum xor': 'largest-xor',
  'number of islands': 'island-count',
  'topological sort': 'course-order',
  'minimum spanning tree': 'cheapest-network',
  'bellman ford': 'tolls-and-rewards',
  floyd: 'all-distances',
  'strongly connected': 'round-trip-districts',
  'euler path': 'every-street-once',
  'word ladder': 'word-ladder',
  bipartite: 'two-camps',
  'max flow': 'maximum-flow',
  dijkstra: 'sleep-in',
  fenwick: 'changing-sums',
  'segment tree': 'coldest-stations',
  sieve: 'count-the-primes',
  'fast power': 'far-fibonacci',
  nim: 'nim',
  lru: 'lru-cache',
  'reverse linked list': 'reverse-in-groups',
  'linked list cycle': 'where-the-cycle-begins',
  'merge k sorted': 'merge-sorted-queues',
  'validate binary search tree': 'search-tree-check',
  'level order': 'level-by-level',
  lca: 'lowest-common-ancestor',
  serialize: 'tree-in-brackets',
  'diameter of': 'longest-way-in-a-tree',
  'word search': 'word-search',
  'articulation points': 'critical-stations',
  'rotated sorted array': 'search-in-a-rotated-list',
  'median from data stream': 'median-of-a-stream',
  'basic calculator': 'calculator',
  'convex hull': 'shortest-fence',
  'point in polygon': 'inside-the-polygon',
  'spiral matrix': 'read-in-a-spiral',
  'n-queens': 'n-queens',
  combination: 'combination-sum',
  'meet in the middle': 'subset-sum',
  'z function': 'search-as-you-type',
  'kth largest': 'most-frequent',
  'kth largest element': 'most-frequent',
  'k-th largest elements': 'most-frequent',
  'disjoint set': 'cheapest-network',
  'union find': 'cheapest-network',
  unionfind: 'cheapest-network',
  dsu: 'cheapest-network',
  'lru cache': 'lru-cache',
  'merge interval': 'merge-the-shifts',
  'trapping rain water problem': 'trapped-rain',
  'serialize tree': 'tree-in-brackets',
  'course schedule': 'course-order',
  'alien dictionary': 'course-order',
  'n queens': 'n-queens',
  nqueens: 'n-queens',
  'sliding window maximum': 'tea-along-the-road',
  'median of stream': 'median-of-a-stream',
  'rotated array': 'search-in-a-rotated-list',
  'binary search on answer': 'smallest-largest-load',
  lis: 'longest-climb',
  'subset sum': 'subset-sum',
  gcd: 'one-plank-back',
  kmp: 'rubber-stamp',
  palindromes: 'longest-palindrome',
  'group anagram': 'same-basket',
  'valid parenthesis': 'packing-list',
  'reverse a linked list': 'reverse-in-groups',
  'cycle detection': 'where-the-cycle-begins',
  'maximum subarray': 'best-stretch',
  'product except self': 'one-plank-back',
  'top k frequent': 'most-frequent',
  'meeting rooms': 'one-cancellation',
  'floyd warshall': 'all-distances',
  'flood fill': 'island-count',
  'contains duplicates': 'how-many-different',
  'koko eating bananas': 'few-sockets',
  'network delay time': 'sleep-in',
  'rotting orange': 'spreading-fire',
  'tower of hanoi': 'move-the-tower',
  collatz: 'halve-or-triple',
  huffman: 'one-sorted-pile',
  djikstra: 'sleep-in',
  'levenstein distance': 'edit-distance',
  'best time to buy and sell stocks': 'buy-and-sell-once',
  'longest common subsequence': 'common-thread',
  'matrix exponentiation': 'far-fibonacci',
  'graph coloring': 'two-camps',
  'traveling salesman': 'shortest-tour',
  'min stack': 'smallest-on-the-stack',
}

test.each(Object.entries(patterns))('"%s" finds its problem among the first three', (typed, slug) => {
  const found = filterProblems(library, { ...emptyFilter, title: typed })

  expect(found.slice(0, 3).map(({ _id }) => _id)).toContain(slug)
})

test('numbers and titles are given once, and the first tag is one that the form offers', () => {
  const offered = new Set<string>(tagChoices)

  expect(new Set(problems.map(({ number }) => number)).size).toBe(slugs.length)
  expect(new Set(problems.map(({ title }) => title)).size).toBe(slugs.length)
  expect(
    library.problems.filter(({ tagList }) => !offered.has(tagList[0] ?? '')).map(({ _id }) => _id),
  ).toEqual([])
})

test.each([
  'bfs',
  'dfs',
  'binary search',
  'two pointers',
  'backtracking',
  'dynamic programing',
  'linked lists',
])('the technique "%s" finds several problems', (typed) => {
  expect(filterProblems(library, { ...emptyFilter, title: typed }).length).toBeGreaterThan(4)
})

test.each([
  ['graph game theory', ['Graphs', 'Number Theory'], []],
  ['coin machine', [], ['fewest-coins']],
  ['freak stack', ['Stack'], []],
  ['spiral life', [], ['read-in-a-spiral']],
])('where "%s" finds nothing, what is nearest is told', (typed, tags, slugsNear) => {
  const near = findNearestMatches(library, typed)

  expect(filterProblems(library, { ...emptyFilter, title: typed })).toEqual([])
  for (const tag of tags) expect(near.tags).toContain(tag)
  for (const slug of slugsNear) expect(near.problems.map(({ _id }) => _id)).toContain(slug)
})

test('what is near nothing is told nothing, and interview mode tells neither tags nor other names', () => {
  const hidden = { difficulty: false, tags: true }
  const closed = {
    ...{ ...library, hidden },
    problems: listedProblems({ problems, solved: new Set(), problemProgress: [], hidden }),
  }

  expect(findNearestMatches(library, 'qwxz vbvb')).toEqual({ tags: [], problems: [] })
  expect(filterProblems(closed, { ...emptyFilter, title: 'unionfind' })).toEqual([])
  expect(findNearestMatches(closed, 'graph kadane')).toEqual({ tags: [], problems: [] })
})
