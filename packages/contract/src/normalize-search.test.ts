import { expect, test } from 'vitest'
import {
  containsWords,
  findMatchRange,
  matchesProblem,
  normalizeSearch,
  searchWords,
} from './normalize-search.ts'

test.each([
  ['José Ångström', 'jose angstrom'],
  ['Jose\u0301', 'jose'],
  ['ＡＢＣ１', 'abc1'],
  ['Łukasz Øster Đorđe', 'lukasz oster dorde'],
  ['Straße STRASSE', 'strasse strasse'],
  ['İstanbul ısı', 'istanbul isi'],
  ['ΟΔΥΣΣΕΥΣ Ὀδυσσεύς', 'οδυσσευσ οδυσσευσ'],
  ['Ёлка', 'елка'],
  ['مُحَمَّد', 'محمد'],
  ['ज़रा', 'जरा'],
  ['O’Brien – x', "o'brien - x"],
  ['ﬁle\u00a0x', 'file x'],
  ['in\u200bvisible', 'invisible'],
])('"%s" is searched as "%s"', (text, form) => {
  expect(normalizeSearch(text)).toBe(form)
})

test('vowels of Indian scripts and the voiced sounds of Japanese stay what they are', () => {
  expect(normalizeSearch('कि')).not.toBe(normalizeSearch('का'))
  expect(normalizeSearch('が')).not.toBe(normalizeSearch('か'))
})

const isFound = (typed: string) => {
  const words = searchWords(typed)
  return words.every((word) =>
    matchesProblem(
      { searchNames: ['First-Echo 2', 'Two Sum'].map(normalizeSearch), number: 12 },
      word,
      words,
    ),
  )
}

test.each([
  ...['first echo', ' first   echo', 'echo FIRST', 'first\u200becho', 'fi\u00adrst', 'cho', 'ec fir'],
  ...['#1', '1 echo', '＃１２', '12', '', 'two sum', 'sum 12'],
])('the problem is found by "%s"', (typed) => {
  expect(isFound(typed)).toBe(true)
})

test.each(['#2', '#', 'first second', 'irst echo', 'wo sum'])('the problem is not found by "%s"', (typed) => {
  expect(isFound(typed)).toBe(false)
})

test('several words of a language that writes them together stand anywhere', () => {
  const words = ['遍历', '二叉树']

  expect(
    words.every((word) => matchesProblem({ searchNames: ['二叉树的遍历'], number: 1 }, word, words)),
  ).toBe(true)
})

test('words are found in one of the texts, and none are found everywhere', () => {
  expect(containsWords(['Two Sum', 'Café au lait'], ' CAFE ')).toBe(true)
  expect(containsWords(['Two Sum'], 'café')).toBe(false)
  expect(containsWords([], '  ')).toBe(true)
})

test.each([
  ['Łukasz Cafe\u0301 x', 'cafe', 'Cafe\u0301'],
  ['Straße', 'ss', 'ß'],
  ['Two Sum', 'SUM', 'Sum'],
  ['Two Sum', ' two  sum', 'Two Sum'],
])('in "%s" the words "%s" are "%s"', (text, words, found) => {
  expect(text.slice(...(findMatchRange(text, words) ?? []))).toBe(found)
})

test('words that are nowhere, and no words, are found nowhere', () => {
  expect(findMatchRange('Two Sum', 'three')).toBeNull()
  expect(findMatchRange('Two Sum', '')).toBeNull()
})
