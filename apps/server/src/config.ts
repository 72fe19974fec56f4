import { resolve } from 'node:path'
import { makeEmailSchema, newPasswordSchema } from '@codedojo/contract'
import { failpointsPattern } from '@codedojo/db'
import { type LogSettings, logShape, settingsOfLog } from '@codedojo/log'
import { z } from 'zod'
import {
  assistantSettingsShape,
  findAssistantSettingsFaults,
  type GeminiSettings,
  type OpenaiSettings,
  readGeminiSettings,
  readOpenaiSettings,
  readTokenPrices,
  type TokenPrices,
} from './assistant-settings.ts'
import {
  findIdentitySettingsFaults,
  type IdentitySettings,
  identitySettingsShape,
  readIdentitySettings,
} from './identity-settings.ts'
import {
  findObjectStorageFaults,
  type ObjectStorageSettings,
  objectStorageSettingsShape,
  readObjectStorageSettings,
} from './object-storage-settings.ts'
import {
  findRazorpaySettingsFaults,
  type RazorpaySettings,
  razorpaySettingsShape,
  readRazorpaySettings,
} from './razorpay-settings.ts'
import { readYoutubeSettings, type YoutubeSettings, youtubeKeySchema } from './youtube-settings.ts'

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

/** An empty environment variable counts as unset. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** Maximum number of processes of one server: each opens up to 15 connections, and the embedded database allows 300. */
const maxProcesses = 16

const settings = z.object({
  PORT: optional(wholeNumber(1, 65_535).default(3000)),
  HOST: optional(z.string().default('0.0.0.0')),
  PUBLIC_URL: optional(address(/^https?$/, 'https://dojo.example.org').optional()),
  DATA_DIR: optional(z.string().default('./data')),
  DATABASE_URL: optional(address(/^postgres(ql)?$/, 'postgres://user:password@host/codedojo').optional()),
  ADMIN_EMAIL: optional(makeEmailSchema('must be an e-mail address').optional()),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .refine(
        (password) => newPasswordSchema.safeParse(password).success,
        'must be 8 to 128 characters, and none of them a control character',
      )
      .optional(),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .regex(
        /^(true|false|[\d.:a-fA-F/, ]+)$/,
        'must be true, false, or addresses of proxies separated by commas',
      )
      .default('false'),
  ),
  REDIS_URL: optional(address(/^rediss?$/, 'redis://host:6379').optional()),
  S3_ENDPOINT: optional(objectStorageSettingsShape.S3_ENDPOINT),
  S3_REGION: optional(objectStorageSettingsShape.S3_REGION),
  S3_BUCKET: optional(objectStorageSettingsShape.S3_BUCKET),
  S3_ACCESS_KEY_ID: optional(objectStorageSettingsShape.S3_ACCESS_KEY_ID),
  S3_SECRET_ACCESS_KEY: optional(objectStorageSettingsShape.S3_SECRET_ACCESS_KEY),
  S3_PATH_STYLE: optional(objectStorageSettingsShape.S3_PATH_STYLE),
  SMTP_URL: optional(address(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional()),
  MAIL_FROM: optional(z.string().default('CodeDojo <codedojo@localhost>')),
  OPERATOR_EMAIL: optional(makeEmailSchema('must be an e-mail address').optional()),
  LOG_LEVEL: optional(logShape.LOG_LEVEL),
  LOG_FORMAT: optional(logShape.LOG_FORMAT),
  INVOCATION_ID: logShape.INVOCATION_ID,
  JOURNAL_STREAM: logShape.JOURNAL_STREAM,
  METRICS_TOKEN: optional(z.string().min(20, 'must have at least 20 characters').optional()),
  SERVER_PROCESSES: optional(wholeNumber(1, maxProcesses).default(1)),
  SERVER_PROCESS: wholeNumber(1, maxProcesses).default(1),
  SERVER_PROCESS_SOCKETS: z.string().default(''),
  ROLE: optional(z.enum(['all', 'web', 'judge'], { error: 'must be all, web or judge' }).default('all')),
  ALLOW_UNSAFE_DATABASE: optional(z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0')),
  FAILPOINTS: optional(
    z.string().regex(failpointsPattern, 'must be left out: it is for tests that kill programs').default(''),
  ),
  RUN_LIMIT_PER_MINUTE: optional(wholeNumber(1, 1_000_000).default(20)),
  SUBMIT_LIMIT_PER_MINUTE: optional(wholeNumber(1, 1_000_000).default(10)),
  SIGN_UP_LIMIT_PER_10_MINUTES: optional(wholeNumber(1, 1_000_000).default(100)),
  SIGN_IN_LIMIT_PER_10_MINUTES: optional(wholeNumber(1, 1_000_000).default(300)),
  RESET_MAIL_LIMIT_PER_HOUR: optional(wholeNumber(1, 1_000_000).default(10)),
  ROOM_MESSAGE_LIMIT_PER_10_SECONDS: optional(wholeNumber(1, 1_000_000).default(10)),
  ROOM_MESSAGE_LIMIT_PER_5_MINUTES: optional(wholeNumber(1, 1_000_000).default(60)),
  ORDER_LIMIT_PER_HOUR: optional(wholeNumber(1, 1_000_000).default(10)),
  NINJA_LIMIT_PER_DAY: optional(wholeNumber(1, 1_000_000).default(100)),
  SAHAYAK_LIMIT_PER_DAY: optional(wholeNumber(1, 1_000_000).default(50)),
  ASSISTANT_LIMIT_PER_10_MINUTES: optional(wholeNumber(1, 1_000_000).default(20)),
  TEST_CHECKOUT: optional(z.enum(['on', 'off'], { error: 'must be on or off' }).optional()),
  RAZORPAY_KEY_ID: optional(razorpaySettingsShape.RAZORPAY_KEY_ID),
  RAZORPAY_KEY_SECRET: optional(razorpaySettingsShape.RAZORPAY_KEY_SECRET),
  RAZORPAY_WEBHOOK_SECRET: optional(razorpaySettingsShape.RAZORPAY_WEBHOOK_SECRET),
  RAZORPAY_BASE_URL: optional(
    address(/^https?$/, 'https://api.razorpay.com').default('https://api.razorpay.com'),
  ),
  GOOGLE_CLIENT_ID: optional(identitySettingsShape.GOOGLE_CLIENT_ID),
  GOOGLE_CLIENT_SECRET: optional(identitySettingsShape.GOOGLE_CLIENT_SECRET),
  GOOGLE_BASE_URL: optional(
    address(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  ),
  GITHUB_CLIENT_ID: optional(identitySettingsShape.GITHUB_CLIENT_ID),
  GITHUB_CLIENT_SECRET: optional(identitySettingsShape.GITHUB_CLIENT_SECRET),
  GITHUB_BASE_URL: optional(address(/^https?$/, 'https://github.com').default('https://github.com')),
  GITHUB_API_URL: optional(address(/^https?$/, 'https://api.github.com').default('https://api.github.com')),
  OIDC_ISSUER: optional(identitySettingsShape.OIDC_ISSUER),
  OIDC_CLIENT_ID: optional(identitySettingsShape.OIDC_CLIENT_ID),
  OIDC_CLIENT_SECRET: optional(identitySettingsShape.OIDC_CLIENT_SECRET),
  OIDC_NAME: optional(identitySettingsShape.OIDC_NAME),
  OIDC_ADMIN_CLAIM: optional(identitySettingsShape.OIDC_ADMIN_CLAIM),
  OIDC_ADMIN_VALUE: optional(identitySettingsShape.OIDC_ADMIN_VALUE),
  OIDC_COURSES_CLAIM: optional(identitySettingsShape.OIDC_COURSES_CLAIM),
  OIDC_COURSES: optional(identitySettingsShape.OIDC_COURSES),
  OIDC_TRUSTS_EMAIL: optional(identitySettingsShape.OIDC_TRUSTS_EMAIL),
  OIDC_SIGNS_OUT: optional(identitySettingsShape.OIDC_SIGNS_OUT),
  LDAP_URL: optional(identitySettingsShape.LDAP_URL),
  LDAP_START_TLS: optional(identitySettingsShape.LDAP_START_TLS),
  LDAP_CA_FILE: optional(identitySettingsShape.LDAP_CA_FILE),
  LDAP_NAME: optional(identitySettingsShape.LDAP_NAME),
  LDAP_BIND_DN: optional(identitySettingsShape.LDAP_BIND_DN),
  LDAP_BIND_PASSWORD: optional(identitySettingsShape.LDAP_BIND_PASSWORD),
  LDAP_BIND_PASSWORD_FILE: optional(identitySettingsShape.LDAP_BIND_PASSWORD_FILE),
  LDAP_BASE: optional(identitySettingsShape.LDAP_BASE),
  LDAP_USER_FILTER: optional(identitySettingsShape.LDAP_USER_FILTER),
  LDAP_EMAIL_ATTRIBUTE: optional(identitySettingsShape.LDAP_EMAIL_ATTRIBUTE),
  LDAP_FIRST_NAME_ATTRIBUTE: optional(identitySettingsShape.LDAP_FIRST_NAME_ATTRIBUTE),
  LDAP_LAST_NAME_ATTRIBUTE: optional(identitySettingsShape.LDAP_LAST_NAME_ATTRIBUTE),
  LDAP_ADMIN_GROUP: optional(identitySettingsShape.LDAP_ADMIN_GROUP),
  LDAP_COURSES: optional(identitySettingsShape.LDAP_COURSES),
  LDAP_NESTED_GROUPS: optional(identitySettingsShape.LDAP_NESTED_GROUPS),
  LDAP_DISABLED_FILTER: optional(identitySettingsShape.LDAP_DISABLED_FILTER),
  YOUTUBE_API_KEY: optional(youtubeKeySchema),
  YOUTUBE_BASE_URL: optional(
    address(/^https?$/, 'https://www.googleapis.com/youtube/v3').default(
      'https://www.googleapis.com/youtube/v3',
    ),
  ),
  GEMINI_API_KEY: optional(assistantSettingsShape.GEMINI_API_KEY),
  GEMINI_MODEL: optional(assistantSettingsShape.GEMINI_MODEL),
  GEMINI_BASE_URL: optional(assistantSettingsShape.GEMINI_BASE_URL),
  OPENAI_BASE_URL: optional(assistantSettingsShape.OPENAI_BASE_URL),
  OPENAI_API_KEY: optional(assistantSettingsShape.OPENAI_API_KEY),
  OPENAI_MODEL: optional(assistantSettingsShape.OPENAI_MODEL),
  AI_PROMPT_PRICE: optional(assistantSettingsShape.AI_PROMPT_PRICE),
  AI_REPLY_PRICE: optional(assistantSettingsShape.AI_REPLY_PRICE),
})

export interface Config {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly isHttps: boolean
  /** Absolute path. */
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly firstAdmin: { readonly email: string | null; readonly password: string | null }
  /** Proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: boolean | string
  /** Redis that links several servers, so that they share their rooms; null if this is the only server. */
  readonly redisUrl: string | null
  /** The bucket that holds the videos; null if they are files in the data folder. */
  readonly objectStorage: ObjectStorageSettings | null
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Recipient of mails about what people write in tickets; null if tickets are only in the inbox. */
  readonly operatorEmail: string | null
  readonly log: LogSettings
  /** Bearer token for /metrics; null if only programs on this machine may read it. */
  readonly metricsToken: string | null
  /** null if no real payments are taken. */
  readonly razorpay: RazorpaySettings | null
  /**
   * Without Razorpay: whether the embedded test checkout takes the orders, where no money moves. Off by default at a public https
   * address, where strangers would get everything without paying.
   */
  readonly allowsTestCheckout: boolean
  /** Whether the operator chose that, or it follows from the address. */
  readonly isTestCheckoutChosen: boolean
  /** Identity providers that people can sign in with. */
  readonly identity: IdentitySettings
  /** null if a playlist is shown in YouTube's own player, because its videos cannot be listed. */
  readonly youtube: YoutubeSettings | null
  /** null if no key is set. If Gemini and OpenAI are both set, Gemini answers; without either, the embedded coach does. */
  readonly gemini: GeminiSettings | null
  readonly openai: OpenaiSettings | null
  /** null if no prices are set, so no costs are shown. */
  readonly tokenPrices: TokenPrices | null
  readonly role: 'all' | 'web' | 'judge'
  /** The processes of this server, which share its port. The supervisor starts them and sets the number of each. */
  readonly processes: {
    readonly count: number
    /** Number of this process, from 1. */
    readonly number: number
    /** Paths of the Unix sockets of all processes, in the order of their numbers; empty if there are none. */
    readonly sockets: readonly string[]
  }
  /** Start even if the database may lose acknowledged writes. */
  readonly allowsUnsafeDatabase: boolean
  /** For durability tests; empty otherwise. */
  readonly failpoints: string
  readonly limits: {
    readonly runsPerMinute: number
    readonly submitsPerMinute: number
    readonly signUpsPer10Minutes: number
    readonly signInsPer10Minutes: number
    readonly resetMailsPerHour: number
    readonly roomMessagesPer10Seconds: number
    readonly roomMessagesPer5Minutes: number
    readonly ordersPerHour: number
    readonly ninjaPerDay: number
    readonly sahayakPerDay: number
    /** Limit for both assistants together. */
    readonly assistantPer10Minutes: number
  }
}

/** A setting has an invalid value; the message names every such setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

function findProcessFaults({ SERVER_PROCESSES, REDIS_URL }: Readonly<Record<string, string | undefined>>) {
  if (Number(SERVER_PROCESSES ?? 1) <= 1 || (REDIS_URL ?? '') !== '') return []
  return [
    'SERVER_PROCESSES above 1 needs REDIS_URL, through which the processes tell each other what is said in rooms',
  ]
}

/** Parses the settings, once, at the start. Throws a `ConfigError` that names every invalid setting. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settings.safeParse(environment)
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...findRazorpaySettingsFaults(environment),
    ...findAssistantSettingsFaults(environment),
    ...findIdentitySettingsFaults(environment),
    ...findObjectStorageFaults(environment),
    ...findProcessFaults(environment),
  ]
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(`Wrong settings: ${faults.join('; ')}. Correct them in the environment or in .env.`)
  }
  const read = parsed.data
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/(?<!\/)\/+$/, '')
  const isHttps = new URL(publicUrl).protocol === 'https:'
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    isHttps,
    dataFolder: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    firstAdmin: { email: read.ADMIN_EMAIL ?? null, password: read.ADMIN_PASSWORD ?? null },
    trustProxy: read.TRUST_PROXY === 'true' || (read.TRUST_PROXY === 'false' ? false : read.TRUST_PROXY),
    redisUrl: read.REDIS_URL ?? null,
    objectStorage: readObjectStorageSettings(read),
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM,
    operatorEmail: read.OPERATOR_EMAIL ?? null,
    log: settingsOfLog(read),
    metricsToken: read.METRICS_TOKEN ?? null,
    razorpay: readRazorpaySettings(read),
    isTestCheckoutChosen: read.TEST_CHECKOUT !== undefined,
    allowsTestCheckout: read.TEST_CHECKOUT === undefined ? !isHttps : read.TEST_CHECKOUT === 'on',
    identity: readIdentitySettings(read, environment),
    youtube: readYoutubeSettings(read),
    gemini: readGeminiSettings(read),
    openai: readOpenaiSettings(read),
    tokenPrices: readTokenPrices(read),
    role: read.ROLE,
    processes: {
      count: read.SERVER_PROCESSES,
      number: read.SERVER_PROCESS,
      sockets: read.SERVER_PROCESS_SOCKETS.split(':').filter((path) => path !== ''),
    },
    allowsUnsafeDatabase: read.ALLOW_UNSAFE_DATABASE === '1',
    failpoints: read.FAILPOINTS,
    limits: {
      runsPerMinute: read.RUN_LIMIT_PER_MINUTE,
      submitsPerMinute: read.SUBMIT_LIMIT_PER_MINUTE,
      signUpsPer10Minutes: read.SIGN_UP_LIMIT_PER_10_MINUTES,
      signInsPer10Minutes: read.SIGN_IN_LIMIT_PER_10_MINUTES,
      resetMailsPerHour: read.RESET_MAIL_LIMIT_PER_HOUR,
      roomMessagesPer10Seconds: read.ROOM_MESSAGE_LIMIT_PER_10_SECONDS,
      roomMessagesPer5Minutes: read.ROOM_MESSAGE_LIMIT_PER_5_MINUTES,
      ordersPerHour: read.ORDER_LIMIT_PER_HOUR,
      ninjaPerDay: read.NINJA_LIMIT_PER_DAY,
      sahayakPerDay: read.SAHAYAK_LIMIT_PER_DAY,
      assistantPer10Minutes: read.ASSISTANT_LIMIT_PER_10_MINUTES,
    },
  }
}

/** Reads the settings from the environment of this process. */
export function readConfig(): Config & { readonly databaseUrl: string } {
  const config = parseConfig(process.env)
  if (config.databaseUrl === null) {
    throw new ConfigError('DATABASE_URL is missing. `npm start` sets it; a program started alone needs it.')
  }
  return { ...config, databaseUrl: config.databaseUrl }
}
