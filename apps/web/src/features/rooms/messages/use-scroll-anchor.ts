import { type RefObject, useLayoutEffect, useRef } from 'react'

interface ScrollAnchor {
  /** The scroll container. */
  readonly frame: RefObject<HTMLElement | null>
  /** DOM id of the first message; null if none. */
  readonly firstId: string | null
}

/** Keeps the visible messages in place while older ones are inserted above them. */
export function useScrollAnchor({ frame, firstId }: ScrollAnchor): void {
  const before = useRef<{ id: string; top: number } | null>(null)
  // After each render, because other content may have moved the first message, too.
  useLayoutEffect(() => {
    const last = before.current
    const moved = last && last.id !== firstId ? document.getElementById(last.id) : null
    if (last && moved && frame.current) frame.current.scrollTop += moved.offsetTop - last.top
    const first = firstId === null ? null : document.getElementById(firstId)
    before.current = first && firstId !== null ? { id: firstId, top: first.offsetTop } : null
  })
}
