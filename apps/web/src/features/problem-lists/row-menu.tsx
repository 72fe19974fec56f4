import { ListPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuOpening } from '../../ui/lazy-menu.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

interface RowMenuProps {
  /** One element that takes a ref and event handlers. */
  trigger: ReactNode
  opening: MenuOpening
  onAddToList: () => void
  /** Additional menu items. */
  children?: ReactNode
}

export function RowMenu({ trigger, opening, onAddToList, children }: RowMenuProps) {
  return (
    <Menu trigger={trigger} opening={opening}>
      <MenuItem icon={<ListPlus size={16} strokeWidth={1.75} aria-hidden />} onChoose={onAddToList}>
        Add to list…
      </MenuItem>
      {children}
    </Menu>
  )
}
