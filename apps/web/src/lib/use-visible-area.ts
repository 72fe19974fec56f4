import { useSyncExternalStore } from 'react'

/** What of the page is not covered by an on-screen keyboard, in pixels from the top of the window. */
export interface VisibleArea {
  readonly top: number
  readonly height: number
  readonly hasKeyboard: boolean
}

/** Bars of a browser that come and go are smaller, keyboards larger. */
const leastKeyboardPx = 120

/**
 * The part of the window that can be seen. A keyboard covers a part of it without making the window smaller, so what is to
 * stand above the keyboard must be told. null while all of it can be seen, where that cannot be known, and while the page is
 * zoomed.
 */
export function useVisibleArea(): VisibleArea | null {
  const known = useSyncExternalStore(subscribe, () => measured)
  if (known === null) return null
  const [top = 0, height = 0, windowHeight = 0] = known.split(' ').map(Number)
  return { top, height, hasKeyboard: windowHeight - height > leastKeyboardPx }
}

/** Kept, because to measure while the page is being drawn would make the browser lay it out once more. */
let measured: string | null = null

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport
  const look = () => {
    measured = measure()
    listener()
  }
  const firstLook = requestAnimationFrame(look)
  viewport?.addEventListener('resize', look)
  viewport?.addEventListener('scroll', look)
  return () => {
    cancelAnimationFrame(firstLook)
    viewport?.removeEventListener('resize', look)
    viewport?.removeEventListener('scroll', look)
  }
}

/** As a text, because a store must answer the same value until something changes. */
function measure(): string | null {
  const viewport = window.visualViewport
  if (!viewport || Math.abs(viewport.scale - 1) > 0.01) return null
  const [top, height, windowHeight] = [viewport.offsetTop, viewport.height, window.innerHeight].map(
    Math.round,
  )
  return top === 0 && height === windowHeight ? null : [top, height, windowHeight].join(' ')
}
