import { expect, test } from 'vitest'
import { foundIn, holdsWords, searchForm } from './search-form.ts'

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
  expect(searchForm(text)).toBe(form)
})

test('vowels of Indian scripts and the voiced sounds of Japanese stay what they are', () => {
  expect(searchForm('कि')).not.toBe(searchForm('का'))
  expect(searchForm('が')).not.toBe(searchForm('か'))
})

test('words are found in one of the texts, and none are found everywhere', () => {
  expect(holdsWords(['Two Sum', 'Café au lait'], ' CAFE ')).toBe(true)
  expect(holdsWords(['Two Sum'], 'café')).toBe(false)
  expect(holdsWords([], '  ')).toBe(true)
})

test.each([
  ['Łukasz Cafe\u0301 x', 'cafe', 'Cafe\u0301'],
  ['Straße', 'ss', 'ß'],
  ['Two Sum', 'SUM', 'Sum'],
])('in "%s" the words "%s" are "%s"', (text, words, found) => {
  expect(text.slice(...(foundIn(text, words) ?? []))).toBe(found)
})

test('words that are nowhere, and no words, are found nowhere', () => {
  expect(foundIn('Two Sum', 'three')).toBeNull()
  expect(foundIn('Two Sum', '')).toBeNull()
})
