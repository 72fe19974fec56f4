import { availableParallelism, hostname } from 'node:os'
import { resolve } from 'node:path'
import { failpointsPattern } from '@codedojo/db'
import { type LogSettings, logShape, settingsOfLog } from '@codedojo/log'
import { z } from 'zod'
import { type PythonLibrary, pythonLibraries } from './toolchain/python-libraries.ts'
import type { LeaseTimes } from './work/heartbeat.ts'

const root = resolve(import.meta.dirname, '../../..')
const cores = availableParallelism()

/** Treats an empty setting as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host/codedojo',
})

const settings = z
  .object({
    DATA_DIR: optional(z.string().default('data')),
    DATABASE_URL: optional(databaseAddress.optional()),
    JUDGE_DATABASE_URL: optional(databaseAddress.optional()),
    JUDGE_NAME: optional(z.string().max(100).default(hostname())),
    JUDGE_SLOTS: optional(
      z.coerce
        .number({ error: `must be a whole number from 1 to ${cores}, the cores of this machine` })
        .int(`must be a whole number from 1 to ${cores}, the cores of this machine`)
        .min(1, 'must be at least 1')
        .max(cores, `must be at most ${cores}, the cores of this machine`)
        .default(cores),
    ),
    JUDGE_PYTHON_LIBRARIES: optional(
      z
        .string()
        .default('')
        .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
        .pipe(
          z.array(
            z.enum(pythonLibraries, {
              error: ({ input }) =>
                `has no library "${String(input)}": it takes ${pythonLibraries.join(' and ')}, separated by commas`,
            }),
          ),
        ),
    ),
    JUDGE_HEARTBEAT_SECONDS: optional(
      z.coerce.number({ error: 'must be a number of seconds' }).min(0.1, 'must be at least 0.1').default(5),
    ),
    // Keep the maximum in step with `release_lost_judges` in the database.
    JUDGE_LEASE_SECONDS: optional(
      z.coerce.number({ error: 'must be a number of seconds' }).max(3600, 'must be at most 3600').default(15),
    ),
    LOG_LEVEL: optional(logShape.LOG_LEVEL),
    LOG_FORMAT: optional(logShape.LOG_FORMAT),
    INVOCATION_ID: logShape.INVOCATION_ID,
    JOURNAL_STREAM: logShape.JOURNAL_STREAM,
    ALLOW_UNSAFE_DATABASE: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0')),
    FAILPOINTS: optional(
      z.string().regex(failpointsPattern, 'must be left out: it is for tests that kill programs').default(''),
    ),
    JUDGE_INSECURE_DEV: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0')),
  })
  .refine((read) => read.JUDGE_LEASE_SECONDS >= 2 * read.JUDGE_HEARTBEAT_SECONDS, {
    path: ['JUDGE_LEASE_SECONDS'],
    error: 'must be at least twice JUDGE_HEARTBEAT_SECONDS',
  })

export interface JudgeConfig {
  /** Absolute path. */
  readonly dataFolder: string
  /** null for a program that works without a database. */
  readonly database: { readonly url: string; readonly isOwnRole: boolean } | null
  /** Displayed to the operator. */
  readonly name: string
  readonly slotCount: number
  /** What Python programs may import beside the standard library. */
  readonly pythonLibraries: readonly PythonLibrary[]
  readonly insecure: boolean
  readonly lease: LeaseTimes
  readonly log: LogSettings
  /** Start even if the database settings risk losing acknowledged commits. */
  readonly allowsUnsafeDatabase: boolean
  /** Failpoints to arm, for durability tests; otherwise empty. */
  readonly failpoints: string
}

/** At least one setting has an unusable value; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the settings. Throws `ConfigError` naming every invalid one. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): JudgeConfig {
  const parsed = settings.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new ConfigError(`Wrong settings: ${faults.join('; ')}. Correct them in the environment or in .env.`)
  }
  const read = parsed.data
  const url = read.JUDGE_DATABASE_URL ?? read.DATABASE_URL
  return {
    dataFolder: resolve(root, read.DATA_DIR),
    database: url === undefined ? null : { url, isOwnRole: read.JUDGE_DATABASE_URL !== undefined },
    name: read.JUDGE_NAME,
    slotCount: read.JUDGE_SLOTS,
    pythonLibraries: read.JUDGE_PYTHON_LIBRARIES,
    insecure: read.JUDGE_INSECURE_DEV === '1',
    lease: {
      heartbeatMs: read.JUDGE_HEARTBEAT_SECONDS * 1000,
      leaseMs: read.JUDGE_LEASE_SECONDS * 1000,
    },
    log: settingsOfLog(read),
    allowsUnsafeDatabase: read.ALLOW_UNSAFE_DATABASE === '1',
    failpoints: read.FAILPOINTS,
  }
}

/** Reads the settings from the environment of this process. */
export function readConfig(): JudgeConfig {
  return parseConfig(process.env)
}
