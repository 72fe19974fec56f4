import { useCallback, useSyncExternalStore } from 'react'
import { phoneQuery, workPhoneQuery } from './phone-query.ts'

export function useIsPhone(): boolean {
  return useMediaQuery(phoneQuery)
}

/** Like `useIsPhone`, for pages with code, which also need height. */
export function useIsWorkPhone(): boolean {
  return useMediaQuery(workPhoneQuery)
}

/** Whether a wide table does not fit beside the admin drawer, so that its rows become cards as on phones. */
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
