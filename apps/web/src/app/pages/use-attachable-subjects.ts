import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { purchasesQuery } from '../../features/courses/queries.ts'
import { ordersQuery } from '../../features/orders/queries.ts'
import { recentSubmissionsQuery } from '../../features/submissions/queries.ts'
import { type About, serializeAbout } from '../../features/tickets/serialize-about.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import type { SelectOption } from '../../ui/form/select.tsx'

const maxOrders = 10

/** What the user can attach to a ticket; the subject that the page was opened with comes first. */
export function useAttachableSubjects(opened: About | null): readonly SelectOption[] {
  const { _id } = useUser()
  const { data: submissions = [] } = useQuery(recentSubmissionsQuery(_id))
  const { data: orders } = useQuery(ordersQuery({ kind: null, page: 1 }))
  const { data: purchases } = useQuery(purchasesQuery)
  const found = [
    ...submissions.slice(0, 1).map(({ _id: id, problemTitle, status, createdAt }) => ({
      value: serializeAbout({ kind: 'submission', _id: id }),
      text: `My last submission: ${problemTitle}, ${status}, ${formatDateTime(new Date(createdAt))}`,
    })),
    ...(orders?.items ?? []).slice(0, maxOrders).map(({ _id: id, number, thing }) => ({
      value: serializeAbout({ kind: 'order', _id: id }),
      text: `Order ${number}: ${thing.name}`,
    })),
    ...(purchases?.courses ?? []).map(({ _id: id, CourseName }) => ({
      value: serializeAbout({ kind: 'course', _id: id }),
      text: `Course: ${CourseName}`,
    })),
  ]
  if (opened === null || found.some(({ value }) => value === serializeAbout(opened))) return found
  return [{ value: serializeAbout(opened), text: openedWords[opened.kind] }, ...found]
}

const openedWords = {
  submission: 'The submission that you came from',
  order: 'The order that you came from',
  course: 'The course that you came from',
} as const
