import { expect, test } from 'vitest'
import { adminBacklogText, waitingTimeText } from './waiting-text.ts'

const round = { _id: 'c', name: 'Round 2' }
const oldest = '2026-01-31T10:00:00.000Z'

test.each([
  ['room_reports', 1, null, '1 reported message in rooms'],
  ['tickets', 3, null, '3 messages to answer'],
  ['contest_questions', 2, round, '2 questions in Round 2'],
  ['lesson_questions', 1, { _id: 'c', name: 'Graphs' }, '1 question in Graphs'],
  ['hidden_boards', 1, round, 'Final scoreboard in Round 2 not shown yet'],
  ['refunds_asked', 1, null, '1 refund asked for'],
  ['to_ship', 12, null, '12 orders to ship'],
  ['problem_reports', 1, null, '1 report of a problem'],
] as const)('%s, %d of them, are called so', (kind, count, where, words) => {
  expect(adminBacklogText({ kind, count, place: where, oldest })).toBe(words)
})

test.each([
  [0, 'just came'],
  [59, 'just came'],
  [60, 'waits 1 minute'],
  [7300, 'waits 2 hours'],
  [86_400 * 2, 'waits 2 days'],
])('of what came %d s ago is said: %s', (seconds, words) => {
  const now = Date.parse(oldest)
  expect(waitingTimeText(new Date(now - seconds * 1000), now)).toBe(words)
})
