import { expect, test } from 'vitest'
import { sampleOverview } from '../../testing/sample-overview.ts'
import { overviewCounts } from './overview-counts.ts'

test('a number of each is shown with a line about it', () => {
  const overview = sampleOverview({
    users: { total: 312, joinedThisWeek: 9 },
    problems: { published: 148, drafts: 1, scheduled: 2 },
    submissions: { total: 5, today: 1 },
    videos: { total: 30, courses: 4 },
    store: { products: 24, outOfStock: 2 },
    orders: { paid: 40, paidThisWeek: 3 },
  })

  expect(overviewCounts(overview)).toEqual([
    { name: 'Users', count: 312, note: '9 joined this week' },
    { name: 'Problems', count: 148, note: '1 draft, 2 scheduled' },
    { name: 'Videos', count: 30, note: 'In 4 courses' },
    { name: 'Store items', count: 24, note: '2 out of stock' },
    { name: 'Submissions', count: 5, note: '1 today' },
    { name: 'Orders', count: 40, note: 'Paid, 3 this week' },
  ])
})

test('a new installation has zeros and says what is not there', () => {
  expect(overviewCounts(sampleOverview()).map(({ count, note }) => [count, note])).toEqual([
    [1, '1 joined this week'],
    [0, 'No drafts'],
    [0, 'In no course yet'],
    [0, 'None out of stock'],
    [0, '0 today'],
    [0, 'Paid, 0 this week'],
  ])
})
