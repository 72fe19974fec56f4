import type { Overview } from '@codedojo/contract'

export type CountName = 'Users' | 'Problems' | 'Submissions' | 'Open reports' | 'Store items' | 'Orders'

interface CountWords {
  readonly name: CountName
  readonly count: number
  readonly note: string
}

/** The numbers of the dashboard, each with what stands below it. */
export function countWords(overview: Overview): CountWords[] {
  const { users, problems, submissions, openReports, store, orders } = overview
  return [
    { name: 'Users', count: users.total, note: `${users.joinedThisWeek.toLocaleString()} joined this week` },
    { name: 'Problems', count: problems.published, note: waitingWords(problems) },
    { name: 'Submissions', count: submissions.total, note: `${submissions.today.toLocaleString()} today` },
    {
      name: 'Open reports',
      count: openReports,
      note: openReports === 0 ? 'None to answer' : 'To be answered',
    },
    {
      name: 'Store items',
      count: store.products,
      note:
        store.outOfStock === 0 ? 'None out of stock' : `${store.outOfStock.toLocaleString()} out of stock`,
    },
    { name: 'Orders', count: orders.paid, note: orderWords(orders) },
  ]
}

/** Who waits longest for an answer goes first: somebody who wants money back, then who wants a parcel. */
function orderWords({ refundsAsked, toShip }: Overview['orders']): string {
  const words = [
    refundsAsked > 0 &&
      `${refundsAsked.toLocaleString()} refund ${refundsAsked === 1 ? 'request' : 'requests'}`,
    toShip > 0 && `${toShip.toLocaleString()} to ship`,
  ].filter((part) => part !== false)
  return words.length === 0 ? 'Nothing waits' : words.join(', ')
}

function waitingWords({ drafts, scheduled }: Overview['problems']): string {
  const words = [
    drafts > 0 && `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`,
    scheduled > 0 && `${scheduled} scheduled`,
  ].filter((part) => part !== false)
  return words.length === 0 ? 'No drafts' : words.join(', ')
}
