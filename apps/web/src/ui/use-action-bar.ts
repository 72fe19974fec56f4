import { useCallback } from 'react'

const property = '--action-bar-height'

/** Height of the action bar at the bottom of the window, as CSS; 0 while there is none. */
export const actionBarHeight = `var(${property}, 0px)`

/** For the `ref` of a bar of actions that sticks to the bottom of the window: what floats there keeps clear of it. */
export function useActionBar() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(property, `${bar.offsetHeight}px`)
    // Its words wrap, so its height changes.
    const observer = new ResizeObserver(tell)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [])
}
