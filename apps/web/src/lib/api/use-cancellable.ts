import { useEffect, useMemo, useRef } from 'react'

interface Cancellable {
  /** Runs the work with an abort signal of its own. */
  readonly run: <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>
  readonly isUnderWay: () => boolean
}

/**
 * Work that is cancelled when the component unmounts, because nobody would see its result; one piece at a time. `isUnderWay` is
 * false as soon as the work has ended, even before the next render.
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
