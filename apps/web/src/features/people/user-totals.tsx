import { useQuery } from '@tanstack/react-query'
import { userTotalsQuery } from './queries.ts'

/** Counts over the whole installation, independent of the filter; a dash while loading. */
export function UserTotals() {
  const { data } = useQuery(userTotalsQuery)
  return (
    <dl className="flex gap-6 text-ui">
      <Total name="Total Users" count={data?.users} />
      <Total name="Premium Users" count={data?.premiumUsers} />
    </dl>
  )
}

function Total({ name, count }: { name: string; count: number | undefined }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="num">{count ?? '—'}</dd>
    </div>
  )
}
