import { Link, useSearchParams } from 'react-router'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ContestsOverview } from '../../features/contests/list/contests-overview.tsx'
import { managedContestsPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ContestsPage() {
  useTitle('Contests')
  const [params, setParams] = useSearchParams()
  const isAdmin = useUser().role === 'admin'
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  return (
    <ContestsOverview
      page={page}
      onPage={(next) => setParams(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true })}
      aside={
        isAdmin && (
          <Link to={managedContestsPath} className={buttonClasses({})}>
            Manage contests
          </Link>
        )
      }
    />
  )
}
