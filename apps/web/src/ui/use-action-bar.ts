import { useCallback } from 'react'

const property = '--action-bar-height'

/** Height of the action bar at the bottom of the window, as a CSS value; 0 without one. */
export const actionBarHeight = `var(${property}, 0px)`

/** For the `ref` of a sticky action bar at the bottom of the window: floating elements stay above it. */
export function useActionBar() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const setHeight = () => style.setProperty(property, `${bar.offsetHeight}px`)
    // Its text wraps, so its height changes.
    const observer = new ResizeObserver(setHeight)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [])
}
