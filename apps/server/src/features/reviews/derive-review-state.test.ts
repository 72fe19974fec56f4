import { reviewDays, slowAttempts, slowMinutes } from '@codedojo/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deriveReviewState,
  type ReviewEvent,
  type ReviewedProblem,
  reviewEventKinds,
} from './derive-review-state.ts'

type Kind = ReviewEvent['kind']

const first = Date.parse('2026-02-20T00:00:00Z')
const dayMs = 86_400_000
const dayOf = (number: number) => new Date(first + number * dayMs).toISOString().slice(0, 10)

/** Time on the day with this number, in UTC. */
function event(kind: Kind, day: number, minutes = 600): ReviewEvent {
  return { kind, at: new Date(first + day * dayMs + minutes * 60_000), day: dayOf(day) }
}

/** One event per day; further events of a day get later times. */
const fold = (events: readonly ReviewEvent[], about: Partial<ReviewedProblem> = {}) =>
  deriveReviewState({ difficulty: 'easy', openedAt: null, ...about, events })

describe('a problem', () => {
  test('that went wrong is due the next day, whatever else was tried on the day', () => {
    const { entry } = fold([event('failed', 0), event('failed', 0, 610), event('accepted', 0, 620)])

    expect(entry).toEqual({ reason: 'failed', step: 0, dueDay: dayOf(1) })
  })

  test('that was Accepted at once never comes back', () => {
    expect(fold([event('accepted', 0), event('accepted', 5)])).toEqual({
      ...{ entry: null, finishedAt: null, farthestStep: 0 },
    })
  })

  test('comes back after 1, 3, 7 and 21 days, and is done then', () => {
    const reviews = [1, 4, 11, 32].map((day) => event('accepted', day))
    const after = (count: number) => fold([event('failed', 0), ...reviews.slice(0, count)]).entry

    expect([0, 1, 2, 3].map((count) => after(count)?.dueDay)).toEqual([1, 4, 11, 32].map(dayOf))
    expect([0, 1, 2, 3].map((count) => after(count)?.step)).toEqual([0, 1, 2, 3])
    expect(fold([event('failed', 0), ...reviews])).toEqual({
      ...{ entry: null, finishedAt: reviews[3]?.at, farthestStep: 4 },
    })
  })

  test('that is reviewed late counts its days from then', () => {
    const { entry } = fold([event('failed', 0), event('accepted', 9)])

    expect(entry).toEqual({ reason: 'failed', step: 1, dueDay: dayOf(12) })
  })

  test('that is Accepted before it is due, or twice on one day, goes on by nothing', () => {
    const due = [event('failed', 0), event('accepted', 1), event('accepted', 1, 700), event('accepted', 3)]

    expect(fold(due).entry).toEqual({ reason: 'failed', step: 1, dueDay: dayOf(4) })
  })

  test('that fails in a review begins anew, and its reason is that', () => {
    const reviewed = [event('added', 0), event('accepted', 1), event('accepted', 4), event('failed', 11)]

    expect(fold(reviewed)).toEqual({
      entry: { reason: 'failed', step: 0, dueDay: dayOf(12) },
      ...{ finishedAt: null, farthestStep: 2 },
    })
    expect(fold([...reviewed, event('accepted', 12)])).toMatchObject({ entry: { step: 1 }, farthestStep: 2 })
  })

  test('that fails after it was done comes in again, and has been done all the same', () => {
    const round = (day: number) => [
      event('failed', day),
      ...[1, 4, 11, 32].map((after) => event('accepted', day + after)),
    ]
    const finishedAt = round(0).at(-1)?.at

    expect(fold([...round(0), event('failed', 50)])).toEqual({
      entry: { reason: 'failed', step: 0, dueDay: dayOf(51) },
      ...{ finishedAt, farthestStep: 4 },
    })
    expect(fold([...round(0), ...round(50)])).toMatchObject({ entry: null, finishedAt })
  })

  test('that does not compile has not failed', () => {
    expect(fold([event('not compiled', 0)]).entry).toBeNull()
    expect(fold([event('failed', 0), event('not compiled', 1)]).entry?.dueDay).toBe(dayOf(1))
  })
})

describe('slow', () => {
  test.each(['easy', 'medium', 'hard'] as const)(
    'is an %s problem that took longer than it should',
    (difficulty) => {
      const minutes = slowMinutes[difficulty]
      const solvedAfter = (taken: number) =>
        fold([event('accepted', 0, taken)], { difficulty, openedAt: new Date(first) }).entry

      expect(solvedAfter(minutes)).toBeNull()
      expect(solvedAfter(minutes + 1)).toEqual({ reason: 'slow', step: 0, dueDay: dayOf(1) })
    },
  )

  test('is a problem that took many attempts to compile', () => {
    const tried = (count: number) =>
      Array.from({ length: count }, (_, at) => event('not compiled', 0, at)).concat(event('accepted', 0))

    expect(fold(tried(slowAttempts - 2)).entry).toBeNull()
    expect(fold(tried(slowAttempts - 1)).entry?.reason).toBe('slow')
  })

  test('is only the first time that it was Accepted', () => {
    const openedAt = new Date(first)

    expect(fold([event('accepted', 0, 5), event('accepted', 9)], { openedAt }).entry).toBeNull()
  })
})

describe('a choice', () => {
  test('to add brings a problem back the next day, and nothing that is due sooner later', () => {
    expect(fold([event('added', 3)]).entry).toEqual({ reason: 'added', step: 0, dueDay: dayOf(4) })
    expect(fold([event('failed', 0), event('added', 9)]).entry?.dueDay).toBe(dayOf(1))
  })

  test('to add brings a later review forward and keeps what was reached', () => {
    const reviewed = [event('failed', 0), event('accepted', 1), event('accepted', 4)]

    expect(fold([...reviewed, event('added', 5)]).entry).toEqual({
      ...{ reason: 'failed', step: 2, dueDay: dayOf(6) },
    })
  })

  test('to take it out holds until it goes wrong again, or is added', () => {
    const removed = [event('failed', 0), event('removed', 0, 700)]
    const slowly = { openedAt: new Date(first) }

    expect(fold([...removed, event('accepted', 1)], slowly).entry).toBeNull()
    expect(fold([...removed, event('failed', 2)]).entry?.dueDay).toBe(dayOf(3))
    expect(fold([...removed, event('added', 2)]).entry?.reason).toBe('added')
  })
})

/** Few distinct times, so that many events coincide. */
const eventsOf = (days: number) =>
  fc.array(
    fc
      .record({
        kind: fc.constantFrom(...reviewEventKinds),
        day: fc.nat({ max: days }),
        hour: fc.nat({ max: 3 }),
      })
      .map(({ kind, day, hour }) => event(kind, day, hour * 60)),
    { maxLength: 24 },
  )
const problemOf = (days: number) =>
  fc.record({
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
    openedAt: fc.option(fc.nat({ max: days }).map((day) => new Date(first + day * dayMs))),
    events: eventsOf(days),
  })
const anyProblem = problemOf(60)
const sorted = (events: readonly ReviewEvent[]) =>
  events.toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      reviewEventKinds.indexOf(one.kind) - reviewEventKinds.indexOf(other.kind),
  )
const shuffled = problemOf(3).chain((problem) =>
  fc.record({
    problem: fc.constant(problem),
    other: fc.shuffledSubarray(problem.events, {
      minLength: problem.events.length,
      maxLength: problem.events.length,
    }),
  }),
)

describe('for any history', () => {
  test('the result does not depend on the order in which it is told', () => {
    fc.assert(
      fc.property(shuffled, ({ problem, other }) => {
        expect(deriveReviewState({ ...problem, events: other })).toEqual(deriveReviewState(problem))
      }),
    )
  })

  test('a problem that was due and is Accepted is not due again on that day, nor before', () => {
    fc.assert(
      fc.property(anyProblem, fc.nat({ max: 30 }), (problem, later) => {
        const before = deriveReviewState(problem).entry
        const accepted = [event('accepted', 61 + later), event('accepted', 61 + later, 700)]

        const [once, twice] = accepted.map((_, at) =>
          deriveReviewState({ ...problem, events: [...problem.events, ...accepted.slice(0, at + 1)] }),
        )

        if (!before || before.dueDay > dayOf(61 + later)) return
        expect(once?.entry?.step ?? reviewDays.length).toBe(before.step + 1)
        if (once?.entry) expect(once.entry.dueDay > dayOf(61 + later)).toBe(true)
        expect(twice).toEqual(once)
      }),
    )
  })

  test('an attempt that goes well never brings a review forward, and one that fails never puts it off', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const { entry } = deriveReviewState(problem)
        const then = (kind: Kind) =>
          deriveReviewState({ ...problem, events: [...problem.events, event(kind, 61)] }).entry

        const [well, badly] = [then('accepted'), then('failed')]

        if (entry && well) {
          expect(well.dueDay >= entry.dueDay).toBe(true)
          expect(well.step >= entry.step).toBe(true)
        }
        expect(badly).toEqual({ reason: 'failed', step: 0, dueDay: dayOf(62) })
      }),
    )
  })

  test('what went wrong stays in the queue until it was taken out, or was Accepted on four days', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const events = sorted(problem.events)
        const failedAt = events.findLastIndex(({ kind }) => kind === 'failed')
        const since = events.slice(failedAt + 1)
        const days = new Set(since.filter(({ kind }) => kind === 'accepted').map(({ day }) => day))
        const isTakenOut = since.some(({ kind }) => kind === 'removed')

        const { entry } = deriveReviewState(problem)

        if (failedAt >= 0 && !isTakenOut && days.size < reviewDays.length) {
          expect(entry?.reason).toBe('failed')
          expect(entry && entry.step <= days.size).toBe(true)
        }
      }),
    )
  })

  test('it agrees with going through the calendar day by day', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 20 }), (days) => {
        // Fails on day 0, then is Accepted once on each of these days.
        const accepted = days.filter((day) => day > 0)
        let due = 1
        let step = 0
        for (let day = 1; day <= 60 && step < reviewDays.length; day++) {
          if (day < due || !accepted.includes(day)) continue
          step += 1
          due = day + (reviewDays[step] ?? 0)
        }

        const { entry } = fold([event('failed', 0), ...accepted.map((day) => event('accepted', day))])

        const expected = { reason: 'failed', step, dueDay: dayOf(due) }
        expect(entry).toEqual(step === reviewDays.length ? null : expected)
      }),
    )
  })
})
