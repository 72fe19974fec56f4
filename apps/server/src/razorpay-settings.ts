import { z } from 'zod'

/** The operator's account at Razorpay. */
export interface RazorpaySettings {
  /** Public: the payment window gets it. */
  readonly keyId: string
  readonly keySecret: string
  /** Each of them counts: after a change, messages that are on their way still carry the old signature. Empty: none come. */
  readonly webhookSecrets: readonly string[]
  /** Without a slash at the end. */
  readonly baseUrl: string
}

const secret = z.string().regex(/^[^\s,]{8,200}$/, 'must be at least 8 characters, without spaces and commas')

/** The settings as an operator writes them; the names are those of Razorpay's dashboard. */
export const razorpayShape = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z\d]+$/, 'must be a key id such as rzp_live_AbCdEf123456')
    .optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(secret).max(2, 'must be one secret, or two separated by a comma'))
    .optional(),
}

/** What does not go together, whatever each of them is; in words that begin with the name of the setting. */
export function razorpayFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: key, RAZORPAY_WEBHOOK_SECRET: webhook } = given
  return [
    id && !key && 'RAZORPAY_KEY_SECRET is missing: the two keys come together',
    key && !id && 'RAZORPAY_KEY_ID is missing: the two keys come together',
    webhook && !id && !key && 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET are missing beside the webhook secret',
    key &&
      webhook?.split(',').some((part) => part.trim() === key) &&
      'RAZORPAY_WEBHOOK_SECRET must be another secret than RAZORPAY_KEY_SECRET',
  ]
    .filter((fault) => typeof fault === 'string')
    .filter(Boolean)
}

/** What is said at the start of an installation that is open to everybody while no money moves in it; null: nothing. */
export function testMoneyWarning({
  isHttps,
  razorpay,
}: {
  readonly isHttps: boolean
  readonly razorpay: RazorpaySettings | null
}): string | null {
  if (!isHttps || razorpay?.keyId.startsWith('rzp_live_')) return null
  const what = razorpay
    ? 'RAZORPAY_KEY_ID is a test key'
    : 'RAZORPAY_KEY_ID is missing, and the embedded test checkout takes the orders'
  return `Payments are in test mode: ${what}. Whoever reaches this installation gets things without paying. Set live keys, or sell nothing.`
}

interface Read {
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  readonly RAZORPAY_WEBHOOK_SECRET?: readonly string[] | undefined
  readonly RAZORPAY_BASE_URL: string
}

export function razorpayOf(read: Read): RazorpaySettings | null {
  if (!read.RAZORPAY_KEY_ID || !read.RAZORPAY_KEY_SECRET) return null
  return {
    keyId: read.RAZORPAY_KEY_ID,
    keySecret: read.RAZORPAY_KEY_SECRET,
    webhookSecrets: read.RAZORPAY_WEBHOOK_SECRET ?? [],
    baseUrl: read.RAZORPAY_BASE_URL.replace(/(?<!\/)\/+$/, ''),
  }
}
