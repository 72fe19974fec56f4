import { expect, test } from 'vitest'
import { ownRoomGroup, userGroup } from '../socket-rooms.ts'
import { openPresenceRegistry } from './presence-registry.ts'

const ada = userGroup('ada')
const bob = userGroup('bob')
const adaInClub = ownRoomGroup('club', 'ada')

test('a person is counted once, on however many servers', () => {
  const book = openPresenceRegistry()
  book.addGroup(ada)
  book.applyReport({ kind: 'whole', server: 'b', version: 3, names: [ada, bob, adaInClub] }, 0)

  expect(book.online().size).toBe(2)
  book.removeGroup(ada)
  expect([...book.online().keys()].sort()).toEqual(['ada', 'bob'])
  expect([...book.inRoom('club').keys()]).toEqual(['ada'])
  expect(book.inRoom('elsewhere').size).toBe(0)
})

test('a room has changed when somebody came or went whose other tabs and servers are not there', () => {
  const book = openPresenceRegistry()
  book.addGroup(adaInClub)
  expect(book.takeChangedRooms()).toEqual(['club'])
  book.applyReport({ kind: 'whole', server: 'b', version: 1, names: [ada, adaInClub] }, 0)
  book.removeGroup(adaInClub)
  expect(book.takeChangedRooms()).toEqual([])

  book.forgetSilent(1)

  expect(book.takeChangedRooms()).toEqual(['club'])
  expect(book.inRoom('club').size).toBe(0)
})

test('changes that follow each other are taken in, told twice or not', () => {
  const book = openPresenceRegistry()
  book.applyReport({ kind: 'whole', server: 'b', version: 1, names: [ada] }, 0)

  expect(book.applyReport({ kind: 'changed', server: 'b', version: 2, came: [bob, ada], went: [] }, 0)).toBe(
    false,
  )
  expect(book.online().size).toBe(2)
  expect(
    book.applyReport({ kind: 'changed', server: 'b', version: 3, came: [], went: [ada, 'user:nobody'] }, 0),
  ).toBe(false)

  expect([...book.online().keys()]).toEqual(['bob'])
})

test.each([
  ['a server that nothing is known of', { kind: 'here', server: 'c', version: 0 }],
  ['a missed change', { kind: 'changed', server: 'b', version: 3, came: [bob], went: [] }],
  ['a beat after a missed change', { kind: 'here', server: 'b', version: 2 }],
] as const)('%s makes the book ask for the whole, and changes nothing', (_, news) => {
  const book = openPresenceRegistry()
  book.applyReport({ kind: 'whole', server: 'b', version: 1, names: [ada] }, 0)

  expect(book.applyReport(news, 0)).toBe(true)

  expect([...book.online().keys()]).toEqual(['ada'])
})

test('a whole replaces what was known of its server', () => {
  const book = openPresenceRegistry()
  book.applyReport({ kind: 'whole', server: 'b', version: 1, names: [ada] }, 0)
  book.applyReport({ kind: 'whole', server: 'b', version: 9, names: [bob] }, 0)

  expect([...book.online().keys()]).toEqual(['bob'])
})

test('who says goodbye or nothing any more is forgotten, with the people there', () => {
  const book = openPresenceRegistry()
  book.applyReport({ kind: 'whole', server: 'b', version: 1, names: [ada] }, 1000)
  book.applyReport({ kind: 'whole', server: 'c', version: 1, names: [bob] }, 1000)
  book.applyReport({ kind: 'here', server: 'c', version: 1 }, 5000)

  book.forgetSilent(4000)
  expect([...book.online().keys()]).toEqual(['bob'])
  book.applyReport({ kind: 'gone', server: 'c' }, 6000)
  expect(book.online().size).toBe(0)
})
