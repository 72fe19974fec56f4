import { logOf } from '@codedojo/log'
import { AppError } from '../../../http/app-error.ts'
import { BucketError } from '../../../providers/object-storage/index.ts'

const retryAfter = 30

/** Turns a bucket that does not do its work into `storage_unavailable`; the log says why. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof BucketError ? unavailable(error) : error
  }
}

export function unavailable(error: BucketError): AppError {
  logOf('server').error({ err: error }, 'the bucket with the videos cannot be used')
  const words = 'Videos cannot be reached at the moment. Try again in a minute.'
  return new AppError('storage_unavailable', words, { retryAfter, cause: error })
}
