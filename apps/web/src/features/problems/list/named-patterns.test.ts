import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { difficultySchema, tagChoices } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { nothingHidden } from '../../../shared/problems/hidden-facts.ts'
import { sampleProblem } from '../../../testing/samples.ts'
import { filterProblems } from './filter-problems.ts'
import { listedProblems } from './listed-problem.ts'
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

/** What somebody types who looks for a pattern that interviews ask for, and the problem that teaches it. */
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
