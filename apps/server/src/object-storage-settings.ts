import { z } from 'zod'

/** A bucket at an S3-compatible service. */
export interface ObjectStorageSettings {
  /** Without a trailing slash. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket stands in the path of an address, and not in its host name. */
  readonly hasPathStyle: boolean
}

/** Environment variables, named as the services name these things. */
export const objectStorageSettingsShape = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  // Source: Amazon S3 User Guide, "General purpose bucket naming rules".
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as codedojo-videos')
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[^\s/,]{3,128}$/, 'must be the id of a key, without spaces, slashes and commas')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^\S{8,200}$/, 'must be at least 8 characters without spaces')
    .optional(),
  S3_PATH_STYLE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
}

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const further = ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE'] as const

/** Errors of settings that are half set. Each sentence begins with the name of the setting. */
export function findObjectStorageFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => (given[name] ?? '') !== ''
  if (![...needed, ...further].some(isSet)) return []
  return needed
    .filter((name) => !isSet(name))
    .map(
      (name) => `${name} is missing: ${needed.join(', ')} come together, and S3_ENDPOINT where it is not AWS`,
    )
}

interface ParsedSettings {
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_PATH_STYLE: '0' | '1'
}

/** null if videos are files in the data folder. */
export function readObjectStorageSettings(read: ParsedSettings): ObjectStorageSettings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  const endpoint = read.S3_ENDPOINT ?? `https://s3.${read.S3_REGION}.amazonaws.com`
  return {
    endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    region: read.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    hasPathStyle: read.S3_PATH_STYLE === '1',
  }
}
