import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The red box above a form that the server refused. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-lg bg-wa-soft px-3 py-3 text-ui text-ink">
      <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wa" aria-hidden />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
