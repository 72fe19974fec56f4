const batchSize = 500

interface Step {
  /** Id of the last row of the previous batch; null for the first batch. */
  readonly after: string | null
  readonly limit: number
}

/** Iterates over any number of rows by id (keyset pagination), with one batch in memory at a time. */
export async function* iterateInBatches<Row extends { readonly id: string }>(
  read: (step: Step) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | null = null
  for (;;) {
    const rows: Row[] = await read({ after, limit: batchSize })
    yield* rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? null
  }
}
