import { Ellipsis } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyOverlay } from '../../lib/lazy/lazy-overlay.ts'
import { lazyWithRetry } from '../../lib/lazy/lazy-with-retry.ts'
import { LazyMenu } from '../../ui/lazy-menu.tsx'
import { StarButton } from './star-button.tsx'

const RowMenu = lazyOverlay(async () => (await import('./row-menu.tsx')).RowMenu)
const ListsDialog = lazyWithRetry(async () => (await import('./lists-dialog.tsx')).ListsDialog)

interface RowActionsProps {
  problem: { readonly _id: string; readonly title: string }
  /** Additional menu items. */
  children?: ReactNode
}

/** Star button and menu at the end of a problem's row. */
export function RowActions({ problem, children }: RowActionsProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const trigger = (
    <button
      type="button"
      aria-label={`More for ${problem.title}`}
      className="btn btn-ghost btn-sm btn-square"
    >
      <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
    </button>
  )
  return (
    <span className="inline-flex">
      <StarButton problem={problem} />
      <LazyMenu trigger={trigger}>
        {(opening) => (
          <RowMenu trigger={trigger} opening={opening} onAddToList={() => setIsChoosing(true)}>
            {children}
          </RowMenu>
        )}
      </LazyMenu>
      {isChoosing && (
        <Suspense>
          <ListsDialog problem={problem} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </span>
  )
}
