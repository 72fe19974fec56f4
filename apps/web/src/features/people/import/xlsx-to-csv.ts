import { formatCount } from '../../../lib/format/pluralize.ts'
import { listZipEntries, readZipEntry, type ZipEntry } from '../../../lib/zip-archive.ts'
import { UnreadableFile } from './unreadable-file.ts'

/*
 * How it works
 *   A workbook (.xlsx) is a zip archive of XML files. It is parsed here, in the admin's browser: the server gets CSV and never
 *   the workbook. Limits against hostile workbooks: the size of each part, checked before it is decompressed, and the number of
 *   rows and columns. Document types are rejected, so there are no entities to expand.
 *   Source: ECMA-376, part 1, 18.2 (workbook), 18.3 (sheets), 18.4 (shared strings).
 */

const partMostBytes = 20 * 1024 * 1024
const maxRows = 20_000
const maxColumns = 200

/** The first visible sheet of a workbook (or the first, if all are hidden) as CSV; formulas as their last saved value. */
export async function xlsxToCsv(file: Blob): Promise<string> {
  const entries = new Map((await entriesOf(file)).map((entry) => [entry.name, entry]))
  const read = async (path: string) => {
    const entry = entries.get(path)
    return entry ? parsed(await textOf(file, entry)) : null
  }
  const [book, links] = await Promise.all([read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')])
  const path = book && links ? firstSheet(book, links) : null
  const sheet = path === null ? null : await read(path)
  if (sheet === null) throw unreadable()
  const shared = stringsOf(await read('xl/sharedStrings.xml'))
  return csvOf(rowsOf(sheet, shared))
}

function entriesOf(file: Blob): Promise<ZipEntry[]> {
  return listZipEntries(file).catch((cause) => {
    throw unreadable(cause)
  })
}

async function textOf(file: Blob, entry: ZipEntry): Promise<string> {
  if (entry.bytes > partMostBytes)
    throw new UnreadableFile('The workbook is too large. Save its first sheet as CSV.')
  try {
    return await (await readZipEntry(file, entry, partMostBytes)).text()
  } catch (cause) {
    throw unreadable(cause)
  }
}

function parsed(xml: string): Document {
  if (/<!DOCTYPE/i.test(xml)) throw unreadable()
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  if (document.getElementsByTagName('parsererror').length > 0) throw unreadable()
  return document
}

function firstSheet(book: Document, links: Document): string | null {
  const sheets = elements(book, 'sheet')
  const shown = sheets.find((sheet) => (sheet.getAttribute('state') ?? 'visible') === 'visible') ?? sheets[0]
  const id = shown?.getAttribute('r:id')
  const link = elements(links, 'Relationship').find((each) => each.getAttribute('Id') === id)
  const target = link?.getAttribute('Target')
  if (!target) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The shared strings that cells refer to by index; phonetic hints are skipped. */
function stringsOf(document: Document | null): readonly string[] {
  return document === null ? [] : elements(document, 'si').map(wordsOf)
}

function wordsOf(parent: Element): string {
  return elements(parent, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent)
    .join('')
}

function rowsOf(sheet: Document, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  for (const row of elements(sheet, 'row')) {
    const at = Number(row.getAttribute('r') ?? rows.length + 1) - 1
    if (!(at >= rows.length && at < maxRows))
      throw new UnreadableFile(`The sheet has more than ${formatCount(maxRows)} rows. Divide it.`)
    while (rows.length < at) rows.push([])
    rows.push(cellsOf(row, shared))
  }
  const first = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  return first === -1 ? [] : rows.slice(first)
}

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.getAttribute('r')) ?? cells.length
    if (column >= maxColumns) continue
    while (cells.length < column) cells.push('')
    cells[column] = textOfCell(cell, shared)
  }
  return cells
}

/** Column index of a cell reference: "B7" is column 1. */
function columnOf(place: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d*$/.exec(place ?? '')?.[1]
  if (letters === undefined) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOfCell(cell: Element, shared: readonly string[]): string {
  const kind = cell.getAttribute('t') ?? 'n'
  if (kind === 'inlineStr') return wordsOf(cell)
  const value = elements(cell, 'v')[0]?.textContent ?? ''
  switch (kind) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return ''
    case 'n':
      // Normalizes numbers: a file may write 1200 as 1.2E3.
      return value === '' || !Number.isFinite(Number(value)) ? value : String(Number(value))
    default:
      return value
  }
}

function elements(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagNameNS('*', name)]
}

function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')
}

function unreadable(cause?: unknown): UnreadableFile {
  return new UnreadableFile('The workbook cannot be read. Save its first sheet as CSV and choose that.', {
    cause,
  })
}
