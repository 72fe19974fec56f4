import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react'

/** How a menu was opened: keys lead to its first row. */
export type Opening = 'keys' | 'pointer'

interface LaterMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  /** The menu with its rows, loaded by `openedLater`; it takes the trigger over. */
  children: (opening: Opening) => ReactNode
}

/** A button with a menu that takes no part in the page until it is opened first. */
export function LazyMenu({ trigger, children }: LaterMenuProps) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click made by a key has no count.
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
