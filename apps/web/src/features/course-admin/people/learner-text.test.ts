import type { CourseLearner } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { accessSourceText, accessText, canTakeBack } from './learner-text.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

test.each([
  ['2027-02-20T12:00:00.000Z', /^Until /],
  ['2026-11-22T12:00:00.000Z', /^Ended /],
  [null, /^Taken back$/],
])('access to %s reads %s', (expiresAt, words) => {
  expect(accessText({ expiresAt }, now)).toMatch(words)
})

test.each([
  [true, '2027-02-20T12:00:00.000Z', true],
  [true, null, false],
  [false, '2027-02-20T12:00:00.000Z', false],
])('given %s and open to %s: it can be taken back is %s', (isGiven, expiresAt, can) => {
  expect(canTakeBack(learner({ isGiven, expiresAt }))).toBe(can)
})

test('who was once given time and bought the newest has bought it', () => {
  expect(accessSourceText(learner({ isGiven: true, isNewestGiven: false }))).toMatch(/^Bought /)
  expect(accessSourceText(learner({ isGiven: true, isNewestGiven: true }))).toMatch(/^Given /)
})

function learner(facts: Partial<CourseLearner>): CourseLearner {
  return {
    user: { _id: 'user-1', name: 'Meera', emailId: 'meera@example.org' },
    ...{ purchasedDate: '2026-11-01T00:00:00.000Z', expiresAt: null, isGiven: true, isNewestGiven: true },
    ...{ completedLessons: 0, percent: 0, watchedSeconds: 0, lastSeenAt: null, certificateCode: null },
    ...facts,
  }
}
