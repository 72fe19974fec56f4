import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type CsvValue = string | number | null

/**
 * Streams a CSV file at the caller's speed. It begins with a byte order mark, because spreadsheets otherwise guess the
 * encoding; values that look like formulas get an apostrophe (CSV injection).
 */
export function streamCsv(columns: readonly string[], rows: AsyncIterable<readonly CsvValue[]>): Readable {
  const lines = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  const source = Readable.from(rows)
  source.once('error', (error) => lines.destroy(error))
  return source.pipe(lines)
}
