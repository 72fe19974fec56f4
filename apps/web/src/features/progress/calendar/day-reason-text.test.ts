import type { DayReason } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { reasonSentence, zonesNote } from './day-reason-text.ts'

function reasonWith(facts: Partial<DayReason> = {}): DayReason {
  return {
    day: '2026-03-29',
    counts: false,
    zones: ['Europe/Berlin'],
    startsAt: '2026-03-28T23:00:00.000Z',
    endsAt: '2026-03-29T23:00:00.000Z',
    submissions: [],
    ...facts,
  }
}

const attempt = (status: DayReason['submissions'][number]['status'], localTime: string) => ({
  ...{ _id: localTime, problemId: 'p', problemTitle: 'Two Sum', status, localTime },
  createdAt: '2026-03-29T10:00:00.000Z',
})

test.each([
  [
    'the first Accepted submission decides',
    { counts: true, submissions: [attempt('Wrong Answer', '09:00'), attempt('Accepted', '23:59')] },
    false,
    'It counts: “Two Sum” was Accepted, submitted at 23:59.',
  ],
  ['nothing was sent', {}, false, 'Nothing was submitted on this day.'],
  [
    'nothing was sent yet today',
    {},
    true,
    'Nothing was submitted on this day. Today is not over: one Accepted submission makes it count.',
  ],
  [
    'nothing was right',
    { submissions: [attempt('Wrong Answer', '09:00')] },
    false,
    'Nothing that was submitted on this day was Accepted.',
  ],
  [
    'something is still judged',
    { submissions: [attempt('Judging', '09:00')] },
    false,
    'A submission of this day is still being judged. If it is Accepted, the day counts.',
  ],
  [
    'the Accepted one is not among those that are shown',
    { counts: true, submissions: [attempt('Wrong Answer', '09:00')] },
    false,
    'It counts: a submission of this day was Accepted.',
  ],
  [
    'the date never was',
    { zones: [], startsAt: '2026-03-28T23:00:00.000Z', endsAt: '2026-03-28T23:00:00.000Z' },
    false,
    'Your clock went over this date, so it never was. It breaks no streak.',
  ],
])('says why: %s', (_, facts, isToday, sentence) => {
  expect(reasonSentence(reasonWith(facts), isToday)).toBe(sentence)
})

test('a day of 24 hours names its zone only, one that the clocks made shorter its length, too', () => {
  expect(zonesNote(reasonWith())).toBe('Time zone of this day: Europe/Berlin.')
  expect(zonesNote(reasonWith({ endsAt: '2026-03-29T22:00:00.000Z' }))).toBe(
    'Time zone of this day: Europe/Berlin. It had 23 hours, because the clocks changed.',
  )
})

test('a day on which the zone changed names both zones', () => {
  const zones = ['Asia/Kolkata', 'Europe/Berlin']

  expect(zonesNote(reasonWith({ endsAt: '2026-03-30T03:30:00.000Z', zones }))).toBe(
    'Time zones of this day: Asia/Kolkata, then Europe/Berlin. It had 28.5 hours, because the time zone changed.',
  )
})

test('a date that never was has no zone to name', () => {
  expect(zonesNote(reasonWith({ zones: [], endsAt: '2026-03-28T23:00:00.000Z' }))).toBeNull()
})
