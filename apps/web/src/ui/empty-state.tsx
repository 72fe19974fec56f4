import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  detail?: ReactNode
  icon?: ReactNode
  /** Usually one button for the next step. */
  children?: ReactNode
}

export function EmptyState({ title, detail, icon, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center">
      <div className="flex size-10 items-center justify-center rounded-lg bg-raised text-muted">
        {icon ?? <SearchX size={18} strokeWidth={1.75} aria-hidden />}
      </div>
      <p className="mt-4 text-body">{title}</p>
      {detail !== undefined && <p className="mt-1 text-ui text-muted">{detail}</p>}
      {children !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
