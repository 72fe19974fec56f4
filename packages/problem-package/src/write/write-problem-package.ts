import type { Readable } from 'node:stream'
import { packageEntries } from './package-entries.ts'
import type { PackageToWrite } from './package-to-write.ts'
import { zipOf } from './zip-of.ts'

/**
 * A problem as a zip in the package format, in one folder of its own; the same problem gives the same bytes. Cases are
 * fetched one after the other while it is read.
 */
export function writeProblemPackage(problem: PackageToWrite): Readable {
  return zipOf(
    packageEntries(problem).map(({ path, content }) => ({
      path: `${problem.folderName}/${path}`,
      content: async () => (typeof content === 'function' ? await content() : content),
    })),
  )
}
