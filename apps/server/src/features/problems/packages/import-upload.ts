import { readFile } from 'node:fs/promises'
import type { ImportedPackage, importProblem } from '@codedojo/contract'
import { readPackageInWorker } from '@codedojo/problem-package'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { SpooledUpload } from '../../../http/spool-upload.ts'
import { importJudgedPackage } from './import-judged-package.ts'
import { refuseOnPackageError } from './refused-package.ts'

export interface UploadToImport {
  readonly upload: SpooledUpload
  readonly query: z.output<typeof importProblem.query>
  readonly authorId: string
}

/** Maximum uncompressed size; the whole package is in memory while it is read. */
const totalBytesMost = 512 * 1024 * 1024

/** Imports an uploaded package. Throws what `importJudgedPackage` throws; a package that is not Accepted changes nothing. */
export async function importUpload(context: Context, importing: UploadToImport): Promise<ImportedPackage> {
  const { upload, query, authorId } = importing
  const { name, replace, asDraft, requestKey = null } = query
  const read = await refuseOnPackageError(() =>
    readPackageInWorker(upload.path, { totalBytes: totalBytesMost }),
  )
  return importJudgedPackage(context, {
    ...{ read, name, replace, asDraft, requestKey, authorId },
    archive: () => readFile(upload.path),
    askedBy: authorId,
    skipInputValidators: false,
    ifRejected: 'refuse',
  })
}
