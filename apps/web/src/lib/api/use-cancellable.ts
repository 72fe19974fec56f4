import { useEffect, useMemo, useRef } from 'react'

interface Cancellable {
  /** Does the work with a signal of its own. */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>
  readonly isUnderWay: () => boolean
}

/**
 * Work that is cancelled together with what shows it: nobody would see what became of it. One piece at a time.
 * `isUnderWay` is false as soon as the work has ended, before anything is drawn anew.
 */
export function useCancellable(): Cancellable {
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return useMemo(
    () => ({
      run: async (work) => {
        const controller = new AbortController()
        current.current = controller
        try {
          return await work(controller.signal)
        } finally {
          if (current.current === controller) current.current = undefined
        }
      },
      isUnderWay: () => current.current !== undefined,
    }),
    [],
  )
}
