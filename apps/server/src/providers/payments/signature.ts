import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in lower-case hexadecimal, as Razorpay signs. */
export function computeSignature(message: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Compares in constant time. */
export function isValidSignature(signature: string, message: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(computeSignature(message, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The signed text of the payment window's response. Source: Razorpay, "Verify payment signature". */
export function checkoutMessage(providerOrderId: string, paymentId: string): string {
  return `${providerOrderId}|${paymentId}`
}
