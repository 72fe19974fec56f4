import { readFile } from 'node:fs/promises'
import type { UploadedCaseFile, uploadCaseFiles } from '@codedojo/contract'
import { type Database, hashOf, storeFiles } from '@codedojo/db'
import { fileName, openZip, packageBounds, utf8TextOf } from '@codedojo/problem-package'
import type { z } from 'zod'
import { formatSize } from '../../../http/format-size.ts'
import type { SpooledUpload } from '../../../http/spool-upload.ts'
import { refusedPackage, refuseOnPackageError } from '../packages/refused-package.ts'

type UploadedCases = z.infer<typeof uploadCaseFiles.response>
type FileFault = { readonly name: string; readonly message: string }

const startCharacters = 200
/** Maximum uncompressed size of one upload. */
const totalBytesMost = 512 * 1024 * 1024

/**
 * Stores an uploaded file, or each file of an uploaded zip, so that a save can refer to it by its hash. Throws
 * `package_refused` for an unsafe or unreadable archive; files stored until then are swept later.
 */
export async function storeCaseFiles(
  database: Database,
  upload: SpooledUpload,
  name: string,
): Promise<UploadedCases> {
  if (!/\.zip$/i.test(name)) return storeOne(database, upload, name)
  return refuseOnPackageError(async () => {
    await using archive = await openZip(upload.path, { name })
    if (archive.paths.every(isByproduct))
      throw refusedPackage(`${name} holds no file that could be part of a case.`)
    return await storeAll(database, archive)
  })
}

interface FilesToStore {
  readonly paths: readonly string[]
  readonly read: (path: string) => Promise<Uint8Array>
}

async function storeAll(database: Database, archive: FilesToStore): Promise<UploadedCases> {
  const files: UploadedCaseFile[] = []
  const problems: FileFault[] = []
  const leftOut: FileFault[] = []
  const batch = makeBatch(database)
  let total = 0
  for (const path of archive.paths) {
    if (isByproduct(path)) {
      leftOut.push({ name: path, message: 'A file of the operating system, left out' })
      continue
    }
    const content = await archive.read(path)
    total += content.length
    if (total > totalBytesMost) throw refusedPackage('The archive unfolds to more than 512 MB.')
    const fault = faultOf(content)
    if (fault) problems.push({ name: path, message: fault })
    else {
      await batch.add(content)
      files.push(describeFile(path, content))
    }
  }
  await batch.send()
  return { files, problems, leftOut }
}

async function storeOne(database: Database, upload: SpooledUpload, name: string): Promise<UploadedCases> {
  const content = upload.bytes > packageBounds.caseBytes ? null : await readFile(upload.path)
  const fault = content ? faultOf(content) : tooLarge
  if (fault || !content) return { files: [], problems: [{ name, message: fault ?? tooLarge }], leftOut: [] }
  await storeFiles(database.queries, [content])
  return { files: [describeFile(name, content)], problems: [], leftOut: [] }
}

const batchBytes = 16 * 1024 * 1024
const batchFiles = 500

/** Thousands of small files are stored in batches of a few hundred; single inserts would each wait for the disk. */
function makeBatch({ queries }: Database) {
  let waiting: Uint8Array[] = []
  let bytes = 0
  const send = async () => {
    await storeFiles(queries, waiting)
    waiting = []
    bytes = 0
  }
  const add = async (content: Uint8Array) => {
    waiting.push(content)
    bytes += content.length
    if (bytes > batchBytes || waiting.length >= batchFiles) await send()
  }
  return { add, send }
}

function describeFile(name: string, content: Uint8Array): UploadedCaseFile {
  const text = utf8TextOf(content)
  // The cut may split a character.
  const beginning = new TextDecoder().decode(content.subarray(0, 4 * startCharacters))
  return {
    name,
    ref: hashOf(content).toString('hex'),
    bytes: content.length,
    start: beginning.slice(0, startCharacters).replaceAll(/[\0\p{Cs}]/gu, '\uFFFD'),
    isText: text !== null && !text.includes('\0'),
  }
}

const tooLarge = `The file is larger than ${formatSize(packageBounds.caseBytes)}.`

function faultOf(content: Uint8Array): string | null {
  if (content.length === 0) return 'The file is empty.'
  if (content.length > packageBounds.caseBytes) return tooLarge
  const [first, second] = content
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return 'The file is UTF-16, which programs do not read. Save it as UTF-8.'
  return null
}

/** Metadata files that archivers add. */
function isByproduct(path: string): boolean {
  return path.startsWith('__MACOSX/') || fileName(path).startsWith('.') || /(^|\/)Thumbs\.db$/i.test(path)
}
