export interface OrderedWork<Result> {
  readonly count: number
  /** How many tasks run concurrently. */
  readonly width: number
  readonly run: (index: number, signal: AbortSignal) => Promise<Result>
  /** Whether to ignore everything after this result. */
  readonly isLast: (result: Result) => boolean
  /** Whether the results so far are sufficient; called after each result, in index order. */
  readonly isEnough?: (results: readonly Result[]) => boolean
  /**
   * Tasks that need not run. `isDue` is asked before a task starts, after each result and for each task once all earlier results
   * exist; a task for which it holds is aborted, and its result is `result`.
   */
  readonly skip?: { readonly isDue: (index: number) => boolean; readonly result: Result }
  /** Called in index order, as soon as all earlier results exist. */
  readonly onResult: (result: Result) => void
}

/**
 * Runs tasks concurrently but returns what a sequential run would: results in index order, up to and including the first for
 * which `isLast` holds. Tasks started beyond that one are aborted and their results dropped. The first failure aborts all other
 * tasks.
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
  const abortSkipped = () => {
    if (!work.skip) return
    for (const [index, controller] of controllers) if (work.skip.isDue(index)) controller.abort()
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
      const counts = work.skip?.isDue(results.length) ? work.skip.result : ready
      results.push(counts)
      work.onResult(counts)
      abortSkipped()
      if (work.isEnough?.(results)) {
        end = results.length
        abortFrom(end)
      }
    }
  }
  const worker = async () => {
    while (next < end && !failure.signal.aborted) {
      const index = next++
      if (work.skip?.isDue(index)) {
        keep(index, work.skip.result)
        continue
      }
      const controller = new AbortController()
      controllers.set(index, controller)
      const signals = [controller.signal, failure.signal, ...(outer ? [outer] : [])]
      try {
        keep(index, await work.run(index, AbortSignal.any(signals)))
      } catch (error) {
        if (index >= end) return
        if (work.skip?.isDue(index)) {
          keep(index, work.skip.result)
          continue
        }
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
