/** As many at a time as wait for a provider that is slow without the others waiting long. */
const atOnce = 5

/** Does something with each row, a few at a time; one that fails leaves the others alone. Throws what failed, in the end. */
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
