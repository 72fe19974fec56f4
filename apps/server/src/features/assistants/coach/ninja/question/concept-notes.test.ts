import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastWork, makeNinjaFacts } from '../../testing/make-ninja-facts.ts'
import { coachNinja } from '../coach-ninja.ts'
import { concepts, findNamedConcepts } from './concepts.ts'
import { readConcept } from './read-concepts.ts'

const folder = join(import.meta.dirname, '../../../../../../../../content/concepts')
const files = readdirSync(folder)
const bodyOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n---\n')[1] ?? ''

test('there are at least sixty notes, each of 60 to 120 words', () => {
  const lengths = files.map((file) => ({ file, words: bodyOf(file).trim().split(/\s+/).length }))

  expect(files.length).toBeGreaterThanOrEqual(60)
  expect(lengths.filter(({ words }) => words < 60 || words > 120)).toEqual([])
})

test('each note is found by its own name, and by every other name that it lists', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const name = /^name: (.*)$/m.exec(text)?.[1] ?? ''
    const names = [name, ...(/^also: (.*)$/m.exec(text)?.[1] ?? '').split(',')]
    return names
      .map((each) => each.trim())
      .filter((each) => findNamedConcepts(`explain ${each}`)[0]?.name !== name)
      .map((each) => `${each} of ${file}`)
  })

  expect(wrong).toEqual([])
})

test('formulas of notes are drawn in the chat: between two dollar signs, and never one', () => {
  const single = concepts.filter(({ words }) => /(?<!\$)\$(?!\$)/.test(words))

  expect(single.map(({ name }) => name)).toEqual([])
  expect(concepts.filter(({ words }) => words.includes('$$')).length).toBeGreaterThan(40)
})

test.each([
  ['what is a deque', 'Deque'],
  ['How does binary search work?', 'Binary search'],
  ['what is complexity', 'Big O'],
  ['what is time complexity?', 'Big O'],
  ['complexity', 'Big O'],
  ['explain two-pointers', 'Two pointers'],
  ['what is an invariant', 'Invariant'],
])('"%s" gets the note and costs no level, whatever the verdict', (message, name) => {
  for (const status of ['Wrong Answer', 'Time Limit Exceeded', 'Runtime Error'] as const) {
    const { text, level } = coachNinja(makeNinjaFacts({ message, level: 2, lastWork: lastWork({ status }) }))

    expect(text.startsWith(`**${name}.** `)).toBe(true)
    expect(level).toBeNull()
  }
})

test.each([
  ['what is the complexity of my code', null],
  ['why is my code so slow', 2],
])('after Time Limit Exceeded "%s" has the level %j', (message, level) => {
  const work = lastWork({ status: 'Time Limit Exceeded' })

  expect(coachNinja(makeNinjaFacts({ message, level: 2, lastWork: work })).level).toBe(level)
})

test.each([
  ['no name', '---\nalso: a, b\n---\n\nWords.\n'],
  ['no text', '---\nname: A\n---\n'],
  ['an unknown line', '---\nname: A\nalias: b\n---\n\nWords.\n'],
])('a note with %s is refused with the name of its file', (_, text) => {
  expect(() => readConcept('wrong.md', text)).toThrow('The note "wrong.md" must begin')
})

test('a word that must not follow a name keeps it from being found', () => {
  expect(findNamedConcepts('it tries to sort').map(({ name }) => name)).toEqual(['Sorting'])
  expect(findNamedConcepts('how do tries work').map(({ name }) => name)).toEqual(['Trie'])
})
