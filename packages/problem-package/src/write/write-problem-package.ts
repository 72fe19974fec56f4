import type { Readable } from 'node:stream'
import { packageEntries } from './package-entries.ts'
import type { PackageToWrite } from './package-to-write.ts'
import { createZipStream } from './zip-stream.ts'

/**
 * Streams a problem as a zip in the package format, in one top-level folder. Deterministic: the same problem yields the same
 * bytes. Cases are loaded one by one while the stream is read.
 */
export function writeProblemPackage(problem: PackageToWrite): Readable {
  return createZipStream(
    packageEntries(problem).map(({ path, content }) => ({
      path: `${problem.folderName}/${path}`,
      content: async () => (typeof content === 'function' ? await content() : content),
    })),
  )
}
