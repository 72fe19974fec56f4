import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/*
 * Codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, the only choice that every app supports.
 */
const stepSeconds = 30
/** Steps before and after the current one whose codes are accepted, for clocks that differ. Source: RFC 6238, 5.2. */
const toleratedSteps = 1

/** 160 random bits. Source: RFC 4226, 4. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

interface TotpOwner {
  readonly secret: Buffer
  /** The installation's name. */
  readonly issuer: string
  readonly email: string
}

/** The secret as apps take it, typed and as the address of a QR code. */
export function authenticatorSetup({ secret, issuer, email }: TotpOwner): {
  secret: string
  address: string
} {
  const shown = Secret.fromHex(secret.toString('hex'))
  // Apps show issuer and label with a colon between them, and some split there.
  const totp = new TOTP({ secret: shown, issuer: issuer.replaceAll(':', ' '), label: email })
  return { secret: shown.base32, address: totp.toString() }
}

/**
 * The step of the clock to which a typed code belongs, by the server's time, or null if the code is wrong or too old, or does not
 * have six digits. Blanks and dashes within it do not matter.
 */
export function stepOfCode(secret: Buffer, typed: string, now = Date.now()): number | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return null
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromHex(secret.toString('hex')),
    timestamp: now,
    window: toleratedSteps,
  })
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta
}
