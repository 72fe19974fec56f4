import { z } from 'zod'

/** Bytes in base64url, as the JSON of WebAuthn has them. The bounds are above what authenticators send. */
const bytesSchema = (most: number) =>
  z
    .string({ error: 'must be a text in base64url' })
    .max(most, `must be at most ${most} characters`)
    .regex(/^[\w-]+$/, 'must be a text in base64url')

/** At most 1023 bytes. Source: Web Authentication Level 3, 5.1 (`rawId`). */
const credentialIdSchema = bytesSchema(1364)
const clientDataSchema = bytesSchema(4000)

/** What a page sends when an authenticator has signed a challenge. Source: Web Authentication Level 3, 5.1.8 (`toJSON`). */
export const passkeyAnswerSchema = z.object(
  {
    id: credentialIdSchema,
    type: z.literal('public-key', { error: 'must be "public-key"' }),
    response: z.object({
      clientDataJSON: clientDataSchema,
      authenticatorData: bytesSchema(4000),
      signature: bytesSchema(2000),
      /** The id of the account, at most 64 bytes; absent from some security keys. */
      userHandle: bytesSchema(100).nullish(),
    }),
  },
  { error: 'must be what the passkey has answered' },
)
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>

/** What a page sends when an authenticator has made a passkey. */
export const newPasskeySchema = z.object(
  {
    id: credentialIdSchema,
    type: z.literal('public-key', { error: 'must be "public-key"' }),
    response: z.object({
      clientDataJSON: clientDataSchema,
      attestationObject: bytesSchema(20_000),
      /** How the authenticator is reached, such as `internal` or `usb`. */
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .default([]),
    }),
  },
  { error: 'must be what the passkey has answered' },
)
export type NewPasskey = z.output<typeof newPasskeySchema>
