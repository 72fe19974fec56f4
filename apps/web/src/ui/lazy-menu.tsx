import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

/** How a menu was opened; by keys, its first row gets the focus. */
export type MenuOpening = 'keys' | 'pointer'

interface LazyMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  /** Renders the menu, which `lazyOverlay` loads; it takes over the trigger. */
  children: (opening: MenuOpening) => ReactNode
}

/** A button whose menu is rendered only once it has been opened. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [opening, setOpening] = useState<MenuOpening | null>(null)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click by the keyboard has `detail` 0.
    onClick: ({ detail }) => setOpening(detail === 0 ? 'keys' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpening('keys')
    },
  })
  if (opening === null) return closed
  return <Suspense fallback={closed}>{children(opening)}</Suspense>
}
