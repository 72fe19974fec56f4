import { readFileSync } from 'node:fs'
import { type Language, languages } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { pickOneLanguagePerProgram } from './choose-programs.ts'
import { readHostilePrograms } from './hostile-program.ts'

const programs = readHostilePrograms(new URL('../../hostile/', import.meta.url))

/** The attack list, with the languages in which each attack must exist. */
const required: Readonly<Record<string, readonly Language[]>> = {
  H01: ['cpp'],
  H02: languages,
  H03: ['cpp'],
  H04: ['cpp'],
  H05: ['cpp', 'python'],
  H06: languages,
  H07: ['python'],
  H08: ['cpp', 'python'],
  H09: ['cpp', 'python'],
  H10: ['cpp'],
  H11: ['python'],
  H12: ['python'],
  H13: languages,
  H14: languages,
  H15: ['cpp', 'python'],
  H16: languages,
  H17: languages,
  H18: languages,
  H19: languages,
  H20: ['cpp', 'python'],
  H21: ['python'],
  H22: ['javascript'],
  H23: ['java'],
  H24: ['cpp'],
  H25: ['cpp', 'python'],
  H26: ['cpp', 'python'],
  H27: ['python'],
  H28: ['cpp', 'python'],
  H29: ['cpp', 'python'],
  H30: ['cpp', 'python'],
  H31: ['cpp', 'java', 'python'],
  H32: ['cpp', 'python', 'javascript'],
  H33: ['cpp', 'python'],
  H34: ['cpp', 'python'],
  H35: ['cpp', 'python'],
  H36: languages,
  H37: ['java', 'javascript'],
  H38: ['cpp', 'python'],
  H39: ['cpp', 'python'],
  H40: languages,
  H41: ['cpp', 'python'],
  H42: ['cpp', 'java', 'python'],
  H43: ['cpp'],
  H44: ['cpp'],
  H45: ['cpp'],
  H46: ['cpp'],
  H47: ['cpp'],
  H48: languages,
  H49: ['java'],
  H50: languages,
  H51: languages,
  H52: ['cpp'],
  H53: languages,
  H54: ['cpp', 'python'],
  H55: ['cpp'],
  H56: ['cpp'],
  H57: ['cpp', 'python'],
  H58: ['cpp', 'python'],
  H59: ['cpp'],
  H60: ['cpp'],
  H61: ['cpp', 'python'],
  H62: ['cpp', 'python'],
  H63: ['python'],
  H64: ['python'],
  H65: ['python', 'javascript'],
  H69: ['cpp', 'python'],
  H70: ['cpp', 'python', 'javascript'],
  H71: ['cpp'],
}

/** Attacks on the server's handling of requests and results, or attacks that take several programs; other tests cover them. */
const testedElsewhere: readonly [string, string][] = [
  ['../hostile-entries.test.ts', 'H10 H43 H51'],
  ['../hostile-kill.full.test.ts', 'H63'],
  ['../../../server/src/features/submissions/hostile-results.test.ts', 'H12 H50 H64 H65 H66 H67 H68'],
]

test.each(Object.entries(required))('%s is there in every language it is asked for', (id, wanted) => {
  const found = new Set(programs.filter((program) => program.id === id).map(({ language }) => language))

  expect(wanted.filter((language) => !found.has(language))).toEqual([])
})

test.each(testedElsewhere)('%s tests %s', (file, ids) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')

  expect(ids.split(' ').filter((id) => !text.includes(`${id}: `))).toEqual([])
})

test('all 71 entries are covered, and no program belongs to another', () => {
  const everyId = Array.from({ length: 71 }, (_, index) => `H${String(index + 1).padStart(2, '0')}`)
  const elsewhere = testedElsewhere.flatMap(([, ids]) => ids.split(' '))

  expect([...new Set([...Object.keys(required), ...elsewhere])].toSorted()).toEqual(everyId)
  expect(programs.filter(({ id }) => !(id in required)).map(({ name }) => name)).toEqual([])
})

test('once each, the programs take turns among the languages', () => {
  const chosen = pickOneLanguagePerProgram(programs)
  const kindOf = ({ name }: { name: string }) => name.slice(0, name.lastIndexOf('.'))

  expect(chosen.map(kindOf)).toEqual([...new Set(programs.map(kindOf))])
  expect(new Set(chosen.map(({ language }) => language))).toEqual(new Set(languages))
})
