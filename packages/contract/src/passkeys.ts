import { z } from 'zod'
import { knownPasswordSchema, loginBody } from './accounts.ts'
import { defineCall } from './call.ts'
import { idSchema, makeRequiredTextSchema, refuseInvisible, timeSchema } from './fields.ts'
import { newPasskeySchema, passkeyAnswerSchema } from './passkey-answers.ts'
import { recoveryCodesSchema } from './second-factor.ts'
import { signedInSchema } from './session.ts'

/** Passkeys that one account may have. */
export const mostPasskeys = 20

const acknowledged = z.object({ message: z.string() })

/** The name of a passkey, such as "Phone". */
export const passkeyNameSchema = makeRequiredTextSchema({ most: 60, name: 'Name' }).superRefine(
  refuseInvisible('Name'),
)

export const passkeySchema = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: timeSchema,
  /** null if nobody has signed in with it. */
  lastUsedAt: timeSchema.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** Credentials as WebAuthn names them in options. */
const descriptorSchema = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. Source: Web Authentication Level 3, 5.1.8. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number().int(),
})

/** The page has five minutes to add a passkey; the session must be the one that began. */
export const beginPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/begin',
  summary: 'Draw a challenge with which the caller adds a passkey',
  access: 'user',
  needsRecentSignIn: true,
  response: passkeyCreationSchema,
  errors: ['passkeys_off', 'too_many_passkeys'],
})

export const addPasskeyBody = z.object({ name: passkeyNameSchema, passkey: newPasskeySchema })

export const addPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey',
  summary: 'Add a passkey, which signs in to the account of the caller from now on',
  access: 'user',
  body: addPasskeyBody,
  response: passkeySchema,
  errors: ['passkeys_off', 'passkey_refused', 'passkey_known', 'too_many_passkeys'],
})

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/user/passkey/:id',
  summary: 'Remove a passkey of the caller',
  access: 'user',
  needsRecentSignIn: true,
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['not_found', 'last_second_factor'],
})

/** As `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. Source: Web Authentication Level 3, 5.1.9. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** The passkeys of whoever is signed in; empty for others, who choose among those that their browser has. */
  allowCredentials: z.array(descriptorSchema),
  userVerification: z.literal('required'),
  timeout: z.number().int(),
})

export const passkeyChallenge = defineCall({
  method: 'POST',
  path: '/user/passkey/challenge',
  summary: 'Draw a challenge, which a passkey signs once within five minutes, in the same browser',
  access: 'anyone',
  response: passkeyRequestSchema,
  errors: ['passkeys_off'],
})

export const passkeyLoginBody = z.object({
  passkey: passkeyAnswerSchema,
  remember: loginBody.shape.remember,
})

export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/user/passkey/login',
  summary: 'Sign in with a passkey',
  access: 'anyone',
  body: passkeyLoginBody,
  response: signedInSchema,
  errors: ['passkeys_off', 'passkey_refused', 'account_suspended'],
})

export const askForPasskeyBody = z.object({
  currentPassword: knownPasswordSchema,
  passkey: passkeyAnswerSchema,
})

/** Without an authenticator app: a sign-in with the password asks for a passkey, or for a recovery code. */
export const askForPasskey = defineCall({
  method: 'POST',
  path: '/user/secondFactor/passkey',
  summary: 'Ask for a passkey after the password; one is shown to work',
  access: 'user',
  body: askForPasskeyBody,
  response: recoveryCodesSchema,
  errors: ['wrong_credentials', 'passkeys_off', 'passkey_refused', 'second_factor_on', 'no_password'],
})

export const removePasskeys = defineCall({
  method: 'DELETE',
  path: '/user/passkeys/:id',
  summary: 'Remove all passkeys of somebody; they are told by mail',
  access: 'admin',
  needsRecentSignIn: true,
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['user_not_found', 'own_account', 'not_found'],
})
