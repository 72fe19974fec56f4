import { expect, test } from 'vitest'
import { makeStreamCount } from './count-streams.ts'

test('a user may have so many streams open and no more, and another as many', () => {
  const streams = makeStreamCount(2)

  const opened = ['Ada', 'Ada', 'Ada', 'Bob'].map(streams.open)
  streams.close('Ada')

  expect(opened).toEqual([true, true, false, true])
  expect(streams.open('Ada')).toBe(true)
})

test('nothing is kept of a user whose last stream is closed', () => {
  const streams = makeStreamCount(2)
  streams.open('Ada')
  streams.open('Ada')

  streams.close('Ada')
  streams.close('Ada')

  expect(streams.users()).toBe(0)
})
