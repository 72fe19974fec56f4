import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in lower-case hexadecimal, as Razorpay signs. */
export function signatureOf(message: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Takes as long for a wrong signature as for a right one. */
export function isSignatureOf(signature: string, message: string | Buffer, secret: string): boolean {
  const expected = Buffer.from(signatureOf(message, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** What the payment window's answer is signed over. Source: Razorpay, "Verify payment signature". */
export function checkoutMessage(providerOrderId: string, paymentId: string): string {
  return `${providerOrderId}|${paymentId}`
}
