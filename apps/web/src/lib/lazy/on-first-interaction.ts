const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Calls once at the first sign of a person on the page: what opens at a press may be loaded now, and is there by then. */
export function onFirstInteraction(act: () => void): void {
  const watch = new AbortController()
  const actOnce = () => {
    watch.abort()
    act()
  }
  for (const sign of signs)
    window.addEventListener(sign, actOnce, { signal: watch.signal, passive: true, capture: true })
}
