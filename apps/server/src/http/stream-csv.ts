import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type CsvValue = string | number | null

/**
 * A CSV file that is made as fast as the caller takes it. It begins with a byte order mark, without which a spreadsheet
 * guesses the encoding; a value that it would take for a formula stands behind an apostrophe.
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
