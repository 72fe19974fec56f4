import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { sessionQuery } from '../../features/accounts/queries.ts'
import { useUser } from '../../features/accounts/signed-in-user.ts'
import { ExportButton } from '../../features/people/export-button.tsx'
import { ImportButton } from '../../features/people/import/import-button.tsx'
import { UserList } from '../../features/people/user-list.tsx'
import { registerUserPath } from '../../lib/paths.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { useTitle } from '../shell/use-title.ts'

export function UsersPage() {
  useTitle('Users')
  const queryClient = useQueryClient()
  const { _id } = useUser()
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-heading">Users</h1>
          <p className="text-ui text-muted">Roles and problems solved of everyone on this installation.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton />
          <ImportButton />
          <Link to={registerUserPath} className={buttonClasses({ look: 'primary' })}>
            <UserPlus size={16} strokeWidth={1.75} aria-hidden />
            Register user
          </Link>
        </div>
      </header>
      <UserList
        ownId={_id}
        onOwnChange={() => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })}
      />
    </div>
  )
}
