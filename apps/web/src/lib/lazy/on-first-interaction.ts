const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Calls once at the first interaction with the page, to prefetch what opens at a press. */
export function onFirstInteraction(act: () => void): void {
  const watch = new AbortController()
  const actOnce = () => {
    watch.abort()
    act()
  }
  for (const sign of signs)
    window.addEventListener(sign, actOnce, { signal: watch.signal, passive: true, capture: true })
}
