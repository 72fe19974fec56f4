import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialRating, type RatedParticipant, ratingChanges } from './rating-changes.ts'

test('of two new people the winner gains 96 and the other loses 98', () => {
  // The expected place of each is 1.5. Geometric means with the actual places: 1.2247 and 1.7321, expected of the
  // ratings 1715 and 1325; half the difference is +107 and -87. The sum is 20, so each loses 10 and one more.
  const changes = ratingChanges([
    { userId: 'winner', place: 1, rating: initialRating },
    { userId: 'other', place: 2, rating: initialRating },
  ])

  expect(Object.fromEntries(changes)).toEqual({ winner: 96, other: -98 })
})

test('alone nobody gains or loses', () => {
  expect(ratingChanges([{ userId: 'one', place: 1, rating: 1800 }]).get('one')).toBe(0)
})

test('who was expected to win gains less by it than who was not', () => {
  const [favourite, outsider] = [2100, 1200]

  const asExpected = ratingChanges([
    { userId: 'favourite', place: 1, rating: favourite },
    { userId: 'outsider', place: 2, rating: outsider },
  ])
  const upset = ratingChanges([
    { userId: 'favourite', place: 2, rating: favourite },
    { userId: 'outsider', place: 1, rating: outsider },
  ])

  expect(upset.get('outsider')).toBeGreaterThan(asExpected.get('favourite') ?? Number.NaN)
  expect(upset.get('favourite')).toBeLessThan(asExpected.get('outsider') ?? Number.NaN)
})

const people = fc
  .array(fc.record({ better: fc.nat(30), rating: fc.integer({ min: 400, max: 3000 }) }), {
    minLength: 2,
    maxLength: 40,
  })
  .map((drawn) =>
    drawn.map(({ better, rating }, at): RatedParticipant => {
      const place = 1 + drawn.filter((other) => other.better < better).length
      return { userId: String(at), place, rating }
    }),
  )

test('the sum of all ratings never rises, and by no more than rounding and the correction falls', () => {
  fc.assert(
    fc.property(people, (rated) => {
      const sum = [...ratingChanges(rated).values()].reduce((all, each) => all + each, 0)

      expect(sum).toBeLessThanOrEqual(0)
      expect(sum).toBeGreaterThanOrEqual(-12 * rated.length)
    }),
  )
})

test('of two with the same rating the better place never comes out worse', () => {
  fc.assert(
    fc.property(people, (rated) => {
      const changes = ratingChanges(rated)
      for (const one of rated) {
        for (const other of rated) {
          if (one.rating !== other.rating || one.place >= other.place) continue
          expect(changes.get(one.userId)).toBeGreaterThanOrEqual(changes.get(other.userId) ?? Number.NaN)
        }
      }
    }),
  )
})

test('in whose order people are named does not matter', () => {
  fc.assert(
    fc.property(people, (rated) => {
      // With equal ratings, either may count as one of the best.
      const distinct = rated.filter((one) => rated.filter(({ rating }) => rating === one.rating).length === 1)

      expect(ratingChanges(distinct.toReversed())).toEqual(ratingChanges(distinct))
    }),
  )
})
