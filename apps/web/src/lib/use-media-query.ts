import { useCallback, useSyncExternalStore } from 'react'
import { phoneQuery, workPhoneQuery } from './phone-query.ts'

export function useIsPhone(): boolean {
  return useMediaQuery(phoneQuery)
}

/** The same where code is written, which needs height as well. */
export function useIsWorkPhone(): boolean {
  return useMediaQuery(workPhoneQuery)
}

/** Whether a table of many columns does not fit beside the drawer of admins: its rows are cards then, as on phones. */
export function useIsNarrowDesktop(): boolean {
  return useMediaQuery('(max-width: 1279.98px)')
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false)
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
