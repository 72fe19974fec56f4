import type { Overview } from '@codedojo/contract'
import { formatCount, pluralize } from '../../lib/format/pluralize.ts'

export type CountName = 'Users' | 'Problems' | 'Videos' | 'Store items' | 'Submissions' | 'Orders'

interface OverviewCount {
  readonly name: CountName
  readonly count: number
  readonly note: string
}

/** The counts of the dashboard, each with its note. */
export function overviewCounts(overview: Overview): OverviewCount[] {
  const { users, problems, videos, submissions, store, orders } = overview
  return [
    { name: 'Users', count: users.total, note: `${formatCount(users.joinedThisWeek)} joined this week` },
    { name: 'Problems', count: problems.published, note: unpublishedWords(problems) },
    {
      name: 'Videos',
      count: videos.total,
      note: videos.total === 0 ? 'In no course yet' : `In ${pluralize(videos.courses, 'course')}`,
    },
    {
      name: 'Store items',
      count: store.products,
      note: store.outOfStock === 0 ? 'None out of stock' : `${formatCount(store.outOfStock)} out of stock`,
    },
    { name: 'Submissions', count: submissions.total, note: `${formatCount(submissions.today)} today` },
    { name: 'Orders', count: orders.paid, note: `Paid, ${formatCount(orders.paidThisWeek)} this week` },
  ]
}

function unpublishedWords({ drafts, scheduled }: Overview['problems']): string {
  const words = [drafts > 0 && pluralize(drafts, 'draft'), scheduled > 0 && `${scheduled} scheduled`].filter(
    (part) => part !== false,
  )
  return words.length === 0 ? 'No drafts' : words.join(', ')
}
