import { PackageError } from '@codedojo/problem-package'
import { AppError } from '../../../http/app-error.ts'

export function refusedPackage(message: string): AppError {
  return new AppError('package_refused', message, { errors: [{ field: 'body', message }] })
}

/** Runs the work, and converts a `PackageError` to `package_refused`. */
export async function refuseOnPackageError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PackageError) throw refusedPackage(error.message)
    throw error
  }
}
