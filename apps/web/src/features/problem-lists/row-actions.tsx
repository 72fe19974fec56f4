import { Ellipsis, ListPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { StarButton } from './star-button.tsx'

const ListsDialog = lazy(async () => ({ default: (await import('./lists-dialog.tsx')).ListsDialog }))

interface RowActionsProps {
  problem: { readonly _id: string; readonly title: string }
  /** Further entries of the menu. */
  children?: ReactNode
}

/** At the end of a problem's row: the star, and a menu with what else can be done. */
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
      <Menu trigger={trigger}>
        <MenuItem
          icon={<ListPlus size={16} strokeWidth={1.75} aria-hidden />}
          onChoose={() => setIsChoosing(true)}
        >
          Add to list…
        </MenuItem>
        {children}
      </Menu>
      {isChoosing && (
        <Suspense>
          <ListsDialog problem={problem} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </span>
  )
}
