import { AuditList } from '../../features/audit/audit-list.tsx'
import { useTitle } from '../shell/use-title.ts'

export function AuditPage() {
  useTitle('Audit log')
  return (
    <div className="mx-auto max-w-[1152px]">
      <header className="mb-4">
        <h1 className="text-heading">Audit log</h1>
        <p className="text-ui text-muted">
          Who did what, and what it was before; names, emails and words of people are not kept. Nobody can
          change it.
        </p>
      </header>
      <AuditList />
    </div>
  )
}
