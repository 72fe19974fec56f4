import type { Overview } from '@codedojo/contract'
import { counted } from '../../lib/format/counted.ts'

export type CountName = 'Users' | 'Problems' | 'Videos' | 'Store items' | 'Submissions' | 'Orders'

interface CountWords {
  readonly name: CountName
  readonly count: number
  readonly note: string
}

/** The numbers of the dashboard, each with what stands below it. */
export function countWords(overview: Overview): CountWords[] {
  const { users, problems, videos, submissions, store, orders } = overview
  return [
    { name: 'Users', count: users.total, note: `${users.joinedThisWeek.toLocaleString()} joined this week` },
    { name: 'Problems', count: problems.published, note: waitingWords(problems) },
    {
      name: 'Videos',
      count: videos.total,
      note: videos.total === 0 ? 'In no course yet' : `In ${counted(videos.courses, 'course')}`,
    },
    {
      name: 'Store items',
      count: store.products,
      note:
        store.outOfStock === 0 ? 'None out of stock' : `${store.outOfStock.toLocaleString()} out of stock`,
    },
    { name: 'Submissions', count: submissions.total, note: `${submissions.today.toLocaleString()} today` },
    { name: 'Orders', count: orders.paid, note: `Paid, ${orders.paidThisWeek.toLocaleString()} this week` },
  ]
}

function waitingWords({ drafts, scheduled }: Overview['problems']): string {
  const words = [
    drafts > 0 && `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
    scheduled > 0 && `${scheduled} scheduled`,
  ].filter((part) => part !== false)
  return words.length === 0 ? 'No drafts' : words.join(', ')
}
