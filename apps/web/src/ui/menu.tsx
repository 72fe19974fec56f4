import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import type { MenuOpening } from './lazy-menu.tsx'

interface MenuProps {
  /** One element that takes a ref and events. */
  trigger: ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** Accessible name, when the trigger's is not enough. */
  label?: string
  /** How the user opened it before it was loaded (see `LazyMenu`); absent if the menu starts closed. */
  opening?: MenuOpening
  children: ReactNode
}

/** A menu of actions that opens from a button. */
export function Menu(props: MenuProps) {
  const { trigger, align = 'end', side = 'bottom', label, opening, children } = props
  const focusFirst = useFirstFocus(opening === 'keys')
  return (
    <DropdownMenu.Root modal={false} defaultOpen={opening !== undefined}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          {...(label && { 'aria-label': label })}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className={menuSurfaceClasses}
          onFocus={focusFirst}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Focuses the first row when the menu was opened by keys, as in a menu that was loaded before. */
function useFirstFocus(isByKeys: boolean) {
  const isDue = useRef(isByKeys)
  return ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return
    isDue.current = false
    const row = currentTarget.querySelector('[role^="menuitem"]:not([data-disabled])')
    if (row instanceof HTMLElement) row.focus({ preventScroll: true })
  }
}

export const menuSurfaceClasses = 'z-50 min-w-56 rounded-lg border border-line-strong bg-panel p-1.5'

export const menuRowClasses =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 text-body text-muted outline-none data-[highlighted]:bg-raised data-[highlighted]:text-ink max-md:min-h-11'

interface MenuItemProps {
  icon?: ReactNode
  /** Stands at the right end: a location, keys, a tick. */
  trailing?: ReactNode
  onChoose: () => void
  children: ReactNode
}

export function MenuItem({ icon, trailing, onChoose, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item onSelect={onChoose} className={menuRowClasses}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {trailing}
    </DropdownMenu.Item>
  )
}

interface SubmenuProps {
  icon?: ReactNode
  text: string
  /** The current choice, before the arrow. */
  value?: string
  children: ReactNode
}

/** A row that opens a submenu beside it. */
export function Submenu({ icon, text, value, children }: SubmenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={menuRowClasses}>
        {icon}
        <span className="flex-1">{text}</span>
        <span className="text-ui text-faint">{value}</span>
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className={menuSurfaceClasses} sideOffset={8} collisionPadding={8}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
