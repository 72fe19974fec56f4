/**
 * Polls at once and then at an interval, never concurrently, until it is disposed, which waits for the running poll. An
 * error goes to `onFailure`, and polling continues.
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
