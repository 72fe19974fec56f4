import { Clock } from 'lucide-react'
import { useDelayed } from '../../lib/use-delayed.ts'

const wakingAfterMs = 3000

/** Shown while a form's request has been pending for more than 3 s. */
export function SlowResponseBanner({ isPending }: { isPending: boolean }) {
  const isWaking = useDelayed(isPending, wakingAfterMs)
  return (
    <div role="status" className="min-h-0">
      {isWaking && (
        <p className="flex items-start gap-3 rounded-lg bg-limit-soft px-3 py-3 text-ui text-ink">
          <Clock size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-limit" aria-hidden />
          The server is waking up. On first use this may take about a minute; please keep this page open.
        </p>
      )}
    </div>
  )
}
