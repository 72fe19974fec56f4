import { UnreadableFile } from './unreadable-file.ts'
import { xlsxToCsv } from './xlsx-to-csv.ts'

const maxBytes = 1024 * 1024
/** Higher size limit for workbooks: they also contain drawings and other sheets. */
const maxWorkbookBytes = 10 * 1024 * 1024

/**
 * The text of a file that a spreadsheet program has saved: UTF-8, UTF-16 with a byte order mark, or the first sheet of a
 * workbook. Throws `UnreadableFile` for other encodings (never guesses), and for files over 1 MB (workbooks: 10 MB).
 */
export async function readTextFile(file: Blob): Promise<string> {
  const begin = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (begin[0] === 0x50 && begin[1] === 0x4b) return readWorkbook(file)
  if (begin[0] === 0xd0 && begin[1] === 0xcf)
    throw new UnreadableFile('This is a workbook of the old kind (.xls). Save it as .xlsx or CSV.')
  if (file.size > maxBytes) throw new UnreadableFile('The file must be at most 1 MB. Divide it.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new UnreadableFile('The file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.', {
      cause,
    })
  }
}

async function readWorkbook(file: Blob): Promise<string> {
  if (file.size > maxWorkbookBytes)
    throw new UnreadableFile('The workbook must be at most 10 MB. Save its first sheet as CSV.')
  const csv = await xlsxToCsv(file)
  if (csv === '') throw new UnreadableFile('The first sheet of the workbook is empty.')
  return csv
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
