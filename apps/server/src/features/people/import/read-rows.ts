import { importRowsMost } from '@codedojo/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'

/** Columns of the file; several headers mean the same. */
const meanings: Readonly<Record<string, Field>> = {
  name: 'name',
  fullname: 'name',
  firstname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  email: 'emailId',
  emailid: 'emailId',
  emailaddress: 'emailId',
  role: 'role',
  password: 'password',
}
export type Field = 'name' | 'firstName' | 'lastName' | 'emailId' | 'role' | 'password'

export interface RawRow {
  /** Row number as in a spreadsheet: the header is row 1. */
  readonly row: number
  readonly fields: Readonly<Partial<Record<Field, string>>>
  /** Values beyond the header's columns, usually due to an unquoted separator. */
  readonly isTooLong: boolean
}

export interface RawTable {
  readonly rows: readonly RawRow[]
  readonly unknownColumns: readonly string[]
}

/** Parses a CSV file with a header. Throws `bad_input` with the reason when the whole file is invalid. */
export function readRows(csv: string): RawTable {
  const [heads = [], ...lines] = records(csv)
  const fields = heads.map((head) => meanings[head.toLowerCase().replace(/[\s_-]/g, '')] ?? null)
  refuseHeads(heads, fields)
  const rows = lines
    .map((values, at) => ({
      row: at + 2,
      fields: fieldsOf(fields, values),
      isTooLong: values.slice(heads.length).some((value) => value !== ''),
      isBlank: values.every((value) => value === ''),
    }))
    .filter(({ isBlank }) => !isBlank)
  if (rows.length === 0) throw refusal('The file has no row below its heads.')
  if (rows.length > importRowsMost) {
    throw refusal(`The file has ${rows.length} rows; at most ${importRowsMost} at a time. Divide it.`)
  }
  return { rows, unknownColumns: heads.filter((head, at) => head !== '' && fields[at] === null) }
}

/** Maximum number of lines: a line costs the parser as much as a hundred characters, and blank lines are allowed. */
const maxLines = 2 * importRowsMost
const tooManyLines = `The file has more than ${maxLines} lines, empty ones counted. Divide it.`

function records(csv: string): string[][] {
  const { text, separator } = withoutSeparatorLine(csv.replace(/^\uFEFF/, ''))
  if (lineEndsAtLeast(text) > maxLines) throw refusal(tooManyLines)
  try {
    const delimiter = separator ?? separatorOf(text)
    const parsed = parse(text, { delimiter, relax_column_count: true, trim: true, to: maxLines + 1 })
    if (parsed.length > maxLines) throw refusal(tooManyLines)
    return z.array(z.array(z.string())).parse(parsed)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error && typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw refusal(`The file cannot be read as CSV: a quote is out of place${line}.`)
  }
}

/**
 * Counts the line ends of a file without quotes, where each ends a row; the first determines their kind. 0 if there are
 * quotes, because only the parser can count then.
 */
function lineEndsAtLeast(text: string): number {
  const [lineEnd] = /\r\n|\r|\n/.exec(text) ?? []
  return lineEnd === undefined || text.includes('"') ? 0 : text.split(lineEnd).length - 1
}

/** Removes a first line such as `sep=;`, which tells spreadsheets the separator. */
function withoutSeparatorLine(text: string): { text: string; separator: string | null } {
  const line = /^"?sep=([,;|\t])"?[,;|\t]*(?:\r\n|\r|\n)/i.exec(text)
  return { text: text.slice(line?.[0].length ?? 0), separator: line?.[1] ?? null }
}

/** Detects the separator from the header: spreadsheets in many countries use semicolons. */
function separatorOf(text: string): ',' | ';' | '\t' {
  const [heads = ''] = text.split(/\r?\n|\r/, 1)
  const count = (separator: string) => heads.split(separator).length
  if (count(';') > count(',')) return ';'
  return count('\t') > count(',') ? '\t' : ','
}

function refuseHeads(heads: readonly string[], fields: readonly (Field | null)[]): void {
  const known = fields.filter((field) => field !== null)
  const twice = fields.findIndex((field, at) => field !== null && fields.indexOf(field) !== at)
  if (!known.includes('emailId')) throw refusal('The first row must name the columns; one must be "email".')
  if (!known.includes('name') && !known.includes('firstName')) {
    throw refusal('The first row must name the columns; one must be "name" or "firstName".')
  }
  if (twice !== -1) throw refusal(`The column "${heads[twice]}" is there twice.`)
}

function fieldsOf(fields: readonly (Field | null)[], values: readonly string[]): RawRow['fields'] {
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      const value = values[at] ?? ''
      if (field === null) return []
      return [[field, field === 'password' ? value : plain(value)]]
    }),
  )
}

/**
 * Removes the apostrophe that our export puts before values that a spreadsheet would take for a formula. Passwords are
 * excluded: exports contain none.
 */
function plain(value: string): string {
  return value.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '')
}

function refusal(message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field: 'csv', message }] })
}
