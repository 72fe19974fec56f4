/**
 * Looks at once and then every so often, never twice at a time, until it is disposed, which waits for the look in hand. One
 * that fails is handed to `onFailure`, and the next comes all the same.
 */
export function pollRepeatedly(
  look: () => Promise<void>,
  { everyMs, onFailure }: { readonly everyMs: number; readonly onFailure: (error: unknown) => void },
): AsyncDisposable {
  let current: Promise<void> | null = null
  const begin = () => {
    current ??= look()
      .catch(onFailure)
      .finally(() => {
        current = null
      })
  }
  const timer = setInterval(begin, everyMs)
  begin()
  return {
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer)
      await current
    },
  }
}
