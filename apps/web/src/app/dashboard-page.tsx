import { useUser } from '../features/accounts/signed-in-user.ts'
import { ClockLine } from '../features/admin-overview/clock-line.tsx'
import { useTitle } from './use-title.ts'

/** What an admin sees first: how many, how busy, whether everything works, who did what. */
export function DashboardPage() {
  useTitle('Dashboard')
  const { firstName } = useUser()
  return (
    <header>
      <h1 className="text-heading">Welcome back, {firstName}</h1>
      <ClockLine />
    </header>
  )
}
