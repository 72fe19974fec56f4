import { useSyncExternalStore } from 'react'

/** The part of the page that no on-screen keyboard covers, in pixels from the top of the window. */
export interface VisibleArea {
  readonly top: number
  readonly height: number
  readonly hasKeyboard: boolean
}

/** Browser bars that come and go are smaller than this, keyboards larger. */
const minKeyboardPx = 120

/**
 * The visible part of the window. A keyboard covers a part of the window without resizing it, so elements placed above the
 * keyboard need this. null while all of it is visible, while the page is zoomed, and if the browser does not report it.
 */
export function useVisibleArea(): VisibleArea | null {
  const known = useSyncExternalStore(subscribe, () => measured)
  if (known === null) return null
  const [top = 0, height = 0, windowHeight = 0] = known.split(' ').map(Number)
  return { top, height, hasKeyboard: windowHeight - height > minKeyboardPx }
}

/** Cached: measuring during a render would force another layout. */
let measured: string | null = null

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport
  const update = () => {
    measured = measure()
    listener()
  }
  const firstLook = requestAnimationFrame(update)
  viewport?.addEventListener('resize', update)
  viewport?.addEventListener('scroll', update)
  return () => {
    cancelAnimationFrame(firstLook)
    viewport?.removeEventListener('resize', update)
    viewport?.removeEventListener('scroll', update)
  }
}

/** As a string, because a store snapshot must keep its identity until something changes. */
function measure(): string | null {
  const viewport = window.visualViewport
  if (!viewport || Math.abs(viewport.scale - 1) > 0.01) return null
  const [top, height, windowHeight] = [viewport.offsetTop, viewport.height, window.innerHeight].map(
    Math.round,
  )
  return top === 0 && height === windowHeight ? null : [top, height, windowHeight].join(' ')
}
