const batchSize = 500

interface Step {
  /** Of the last row of the batch before; null: the first one is asked for. */
  readonly after: string | null
  readonly limit: number
}

/** Rows of any number in the order of their ids, never many in memory at one time. */
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
