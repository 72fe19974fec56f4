import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { joinClasses } from '../../lib/join-classes.ts'
import { paymentsQuery } from './queries.ts'

/** Says that payments are simulated; nothing when a real provider is configured. */
export function TestModeNotice({ className }: { className?: string }) {
  const { data } = useQuery(paymentsQuery)
  if (data?.provider !== 'test') return null
  return (
    <p className={joinClasses('panel flex items-start gap-3 px-4 py-2.5 text-ui text-muted', className)}>
      <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
      Payments are in test mode on this installation. No money moves.
    </p>
  )
}
