import { z } from 'zod'

/** The operator's Razorpay account. */
export interface RazorpaySettings {
  /** Public: it is sent to the payment window. */
  readonly keyId: string
  readonly keySecret: string
  /** All of them are accepted: after a change, pending messages have the old signature. If empty, webhooks are off. */
  readonly webhookSecrets: readonly string[]
  /** Without a trailing slash. */
  readonly baseUrl: string
}

const secret = z.string().regex(/^[^\s,]{8,200}$/, 'must be at least 8 characters, without spaces and commas')

/** Environment variables, named as in Razorpay's dashboard. */
export const razorpaySettingsShape = {
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

/** Errors of settings that contradict each other. Each sentence begins with the name of the setting. */
export function findRazorpaySettingsFaults(given: Readonly<Record<string, string | undefined>>): string[] {
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

interface MoneySettings {
  readonly isHttps: boolean
  readonly razorpay: RazorpaySettings | null
  readonly allowsTestCheckout: boolean
  readonly isTestCheckoutChosen: boolean
}

/** The warning about payments for the operator of a public installation at the start; null if there is none. */
export function paymentsWarning({
  isHttps,
  razorpay,
  allowsTestCheckout,
  isTestCheckoutChosen,
}: MoneySettings): string | null {
  if (!isHttps || razorpay?.keyId.startsWith('rzp_live_')) return null
  if (!razorpay && !allowsTestCheckout)
    return isTestCheckoutChosen
      ? null
      : 'Payments are off: nothing can be bought, because RAZORPAY_KEY_ID is missing. Set the keys to take money, TEST_CHECKOUT=on to give things without it, or TEST_CHECKOUT=off if nothing is sold here.'
  const what = razorpay
    ? 'RAZORPAY_KEY_ID is a test key'
    : 'TEST_CHECKOUT is on, and the embedded test checkout takes the orders'
  return `Payments are in test mode: ${what}. Whoever reaches this installation gets things without paying. Set live keys, or sell nothing.`
}

interface ParsedSettings {
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  readonly RAZORPAY_WEBHOOK_SECRET?: readonly string[] | undefined
  readonly RAZORPAY_BASE_URL: string
}

export function readRazorpaySettings(read: ParsedSettings): RazorpaySettings | null {
  if (!read.RAZORPAY_KEY_ID || !read.RAZORPAY_KEY_SECRET) return null
  return {
    keyId: read.RAZORPAY_KEY_ID,
    keySecret: read.RAZORPAY_KEY_SECRET,
    webhookSecrets: read.RAZORPAY_WEBHOOK_SECRET ?? [],
    baseUrl: read.RAZORPAY_BASE_URL.replace(/(?<!\/)\/+$/, ''),
  }
}
