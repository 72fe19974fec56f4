import type { Announcement, ContestQuestion } from '@codedojo/contract'
import { expect, test } from 'vitest'
import { collectNews } from './collect-news.ts'

const announcement = (id: string, facts: Partial<Announcement> = {}): Announcement => ({
  _id: id,
  text: `Words of ${id}`,
  at: '2026-11-22T18:00:00.000Z',
  isRead: false,
  ...facts,
})
const question = (facts: Partial<ContestQuestion> = {}): ContestQuestion => ({
  _id: 'q1',
  letter: 'B',
  text: 'May it be empty?',
  answer: null,
  isPublic: false,
  isOwn: true,
  at: '2026-11-22T18:00:00.000Z',
  answeredAt: null,
  ...facts,
})

test('an unread announcement is told once, the oldest first, and without the marks of Markdown', () => {
  const told = new Set<string>()
  const found = {
    announcements: [announcement('a2', { text: 'The limit of **n** is `5`.' }), announcement('a1')],
    questions: [],
  }

  expect(collectNews(found, told).map(({ detail }) => detail)).toEqual([
    'Words of a1',
    'The limit of n is 5.',
  ])
  expect(collectNews(found, told)).toEqual([])
})

test('an announcement that was corrected is told again, in the place of what it said', () => {
  const told = new Set<string>()
  collectNews({ announcements: [announcement('a1')], questions: [] }, told)

  const corrected = announcement('a1', { text: 'No, this.', at: '2026-11-22T18:05:00.000Z' })
  const news = collectNews({ announcements: [corrected], questions: [] }, told)

  expect(news).toMatchObject([{ key: 'announcement:a1', detail: 'No, this.' }])
})

test('an announcement that was read elsewhere is not told', () => {
  const found = { announcements: [announcement('a1', { isRead: true })], questions: [] }

  expect(collectNews(found, new Set())).toEqual([])
})

test('the answer to an own question is told when it comes, and not when it was there before', () => {
  const told = new Set<string>()
  const answered = question({ answer: 'No.' })
  collectNews({ announcements: [], questions: [question()] }, told)

  const news = collectNews({ announcements: [], questions: [answered] }, told)

  expect(news).toMatchObject([{ text: 'Your question about problem B was answered', detail: 'No.' }])
  expect(collectNews({ announcements: [], questions: [answered] }, new Set())).toEqual([])
})

test('an answer to the question of somebody else is not told', () => {
  const told = new Set<string>()
  collectNews({ announcements: [], questions: [question({ isOwn: false })] }, told)

  expect(
    collectNews({ announcements: [], questions: [question({ isOwn: false, answer: 'No.' })] }, told),
  ).toEqual([])
})
