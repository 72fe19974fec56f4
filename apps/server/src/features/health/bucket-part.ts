import type { Health } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { BucketError } from '../../providers/object-storage/index.ts'
import { withTimeout } from './with-timeout.ts'

type Part = NonNullable<Health['bucket']>

/** Whether the bucket with the videos can be used. Pages wait for this, so three seconds must do. */
export async function bucketPart({ bucket }: Pick<Context, 'bucket'>): Promise<Part | null> {
  if (bucket === null) return null
  try {
    await withTimeout(3, bucket.check())
    return { works: true, detail: `Videos are in the bucket "${bucket.name}".`, cure: null }
  } catch (error) {
    const reason =
      error instanceof BucketError ? error.message : `The bucket "${bucket.name}" does not answer.`
    return {
      works: false,
      detail: `${reason} Nobody can watch or upload videos.`,
      cure: 'Check the settings whose names begin with S3_, and the way to the bucket; everything else works.',
    }
  }
}
