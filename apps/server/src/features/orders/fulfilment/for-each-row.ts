/** Concurrency: high enough that a slow provider does not delay the others for long. */
const atOnce = 5

/** Processes the rows, several at a time; an error of one does not stop the others. Throws the errors at the end. */
export async function forEachRow<T>(rows: readonly T[], act: (row: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  const waiting = [...rows]
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      await act(row).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${rows.length} failed.`)
}
