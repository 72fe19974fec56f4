import { ManagedContests } from '../../features/contest-admin/list/managed-contests.tsx'
import { useTitle } from '../shell/use-title.ts'

export function ManagedContestsPage() {
  useTitle('Contests')
  return (
    <div className="mx-auto max-w-[1152px]">
      <ManagedContests />
    </div>
  )
}
