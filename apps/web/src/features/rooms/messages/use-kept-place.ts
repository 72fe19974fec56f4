import { type RefObject, useLayoutEffect, useRef } from 'react'

interface KeptPlace {
  /** The part that scrolls. */
  readonly frame: RefObject<HTMLElement | null>
  /** Id of the element of the first message; null: there is none. */
  readonly firstId: string | null
}

/** What is read stays where it is on the screen while older messages come in above it. */
export function useKeptPlace({ frame, firstId }: KeptPlace): void {
  const before = useRef<{ id: string; top: number } | null>(null)
  // After each drawing: other lines may have moved the first message, too.
  useLayoutEffect(() => {
    const last = before.current
    const moved = last && last.id !== firstId ? document.getElementById(last.id) : null
    if (last && moved && frame.current) frame.current.scrollTop += moved.offsetTop - last.top
    const first = firstId === null ? null : document.getElementById(firstId)
    before.current = first && firstId !== null ? { id: firstId, top: first.offsetTop } : null
  })
}
