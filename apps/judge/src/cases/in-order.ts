export interface OrderedWork<Result> {
  readonly count: number
  /** How many are in hand at once. */
  readonly width: number
  readonly run: (index: number, signal: AbortSignal) => Promise<Result>
  /** Whether nothing after this result counts. */
  readonly isLast: (result: Result) => boolean
  /** Whether these results are all that count; asked in the order of the indexes, after each. */
  readonly isEnough?: (results: readonly Result[]) => boolean
  /** Called in the order of the indexes, as soon as all before are there. */
  readonly onResult: (result: Result) => void
}

/**
 * Runs work side by side and answers as if it had run one after the other: results in order, up to and including the
 * first that is the last one. What was started beyond it is aborted and forgotten. The first failure aborts the rest.
 */
export async function runInOrder<Result>(work: OrderedWork<Result>, outer?: AbortSignal): Promise<Result[]> {
  const results: Result[] = []
  const early = new Map<number, Result>()
  const controllers = new Map<number, AbortController>()
  const failure = new AbortController()
  let next = 0
  let end = work.count

  const abortFrom = (first: number) => {
    for (const [index, controller] of controllers) if (index >= first) controller.abort()
  }
  const keep = (index: number, result: Result) => {
    if (index >= end) return
    early.set(index, result)
    if (work.isLast(result)) {
      end = index + 1
      abortFrom(end)
    }
    for (let ready = early.get(results.length); ready !== undefined; ready = early.get(results.length)) {
      if (results.length >= end) return
      results.push(ready)
      work.onResult(ready)
      if (work.isEnough?.(results)) {
        end = results.length
        abortFrom(end)
      }
    }
  }
  const worker = async () => {
    while (next < end && !failure.signal.aborted) {
      const index = next++
      const controller = new AbortController()
      controllers.set(index, controller)
      const signals = [controller.signal, failure.signal, ...(outer ? [outer] : [])]
      try {
        keep(index, await work.run(index, AbortSignal.any(signals)))
      } catch (error) {
        if (index >= end) return
        failure.abort(error)
        throw error
      } finally {
        controllers.delete(index)
      }
    }
  }

  const workers = Array.from({ length: Math.min(work.width, work.count) }, worker)
  const ends = await Promise.allSettled(workers)
  if (failure.signal.aborted) throw failure.signal.reason
  const rejected = ends.find((ended) => ended.status === 'rejected')
  if (rejected) throw rejected.reason
  return results
}
