import { PackageError, type ProblemPackage, readPackageInWorker } from '@codedojo/problem-package'

export type PrintLine = (line: string) => void

/** Reads a package; if it cannot be read or judged, prints the reason and returns null. */
export async function readPackageOrPrintReason(
  path: string,
  print: PrintLine,
): Promise<ProblemPackage | null> {
  try {
    return await readPackageInWorker(path)
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    print(`${path}\trefused\t${error.message}`)
    return null
  }
}
