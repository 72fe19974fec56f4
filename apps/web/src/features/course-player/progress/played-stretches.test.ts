import { expect, test } from 'vitest'
import { type PlaybackSample, PlayedStretches } from './played-stretches.ts'

const at = (atSeconds: number, position: number, more: Partial<PlaybackSample> = {}): PlaybackSample => ({
  position,
  isPlaying: true,
  speed: 1,
  atMs: atSeconds * 1000,
  ...more,
})

test('what plays in one go is one stretch', () => {
  const played = new PlayedStretches()

  for (const moment of [at(0, 4), at(0.25, 4.25), at(0.5, 4.5), at(0.75, 4.75)]) played.follow(moment)

  expect(played.take(100)).toEqual([[4, 4.75]])
})

test('a jump plays nothing, forward or back, told by the player or seen by the time', () => {
  const played = new PlayedStretches()

  played.follow(at(0, 0))
  played.follow(at(1, 1))
  played.follow(at(2, 60))
  played.follow(at(3, 61))
  played.follow(at(3.5, 30))
  played.follow(at(4.5, 31))
  played.jumpTo(at(4.6, 32))
  played.follow(at(5.6, 33))

  expect(played.take(100)).toEqual([
    [0, 1],
    [60, 61],
    [30, 31],
    [32, 33],
  ])
})

test('the last part before a pause counts, and nothing counts while it is paused', () => {
  const played = new PlayedStretches()

  played.follow(at(0, 10))
  played.follow(at(0.2, 10.2, { isPlaying: false }))
  played.follow(at(9, 11, { isPlaying: false }))

  expect(played.take(100)).toEqual([[10, 10.2]])
})

test('a tab that is hidden tells seldom, and all that played in between counts', () => {
  const played = new PlayedStretches()

  played.follow(at(0, 0, { speed: 2 }))
  played.follow(at(30, 60, { speed: 2 }))

  expect(played.take(100)).toEqual([[0, 60]])
})

test('what was taken is not handed out again, and the next stretch follows it without a gap', () => {
  const played = new PlayedStretches()
  played.follow(at(0, 0))
  played.follow(at(1, 1))

  const first = played.take(100)
  played.follow(at(2, 2))

  expect(first).toEqual([[0, 1]])
  expect(played.take(100)).toEqual([[1, 2]])
})
