import { expect, test } from 'vitest'
import { countForgivingly, forgivingWords } from './forgiving-search.ts'

test.each([
  ['the K-th largest elements of an array', ['kth', 'largest', 'array']],
  ['Merging of queries', ['merging', 'query']],
  ['Bus class', ['bus', 'class']],
  ['the', ['the']],
  ['', []],
])('of "%s", the telling words are compared', (text, words) => {
  expect(forgivingWords(text)).toEqual(words)
})

test.each([
  ['palindrom', 'Longest Palindrome', true],
  ['palnidrome', 'Longest Palindrome', true],
  ['dijsktra', 'Dijkstra', true],
  ['djikstra', 'Dijkstra', true],
  ['fenwik', 'Fenwick Tree', true],
  ['unionfind', 'Union-Find', true],
  ['nqueens', 'N-Queens', true],
  ['k-th', 'Kth Smallest', true],
  ['kth', 'K-th Smallest', true],
  ['tre', 'Trie', false],
  ['heap', 'Head', false],
])('"%s" in "%s": %s', (typed, name, isFound) => {
  const words = forgivingWords(typed)

  expect(countForgivingly([name], words) === words.length).toBe(isFound)
})
