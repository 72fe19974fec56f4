import { z } from 'zod'
import { knownPasswordSchema, secondFactorCodeSchema, secondStepShape } from './accounts.ts'
import { defineCall } from './call.ts'
import { idSchema } from './fields.ts'

const acknowledged = z.object({ message: z.string() })
export const recoveryCodesSchema = z.object({
  /** Each signs in once in place of a code of the app or a passkey; they appear in this answer only. */
  recoveryCodes: z.array(z.string()),
})

export const beginSecondFactorBody = z.object({ currentPassword: knownPasswordSchema })

/** Sign-ins require no code until the secret is confirmed; starting again draws another secret. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/user/secondFactor',
  summary: 'Draw a secret for an authenticator app',
  access: 'user',
  body: beginSecondFactorBody,
  response: z.object({
    /** Base32, for typing it into the app. */
    secret: z.string(),
    /** `otpauth://` address of the secret, for a QR code. */
    address: z.string(),
  }),
  errors: ['wrong_credentials', 'second_factor_on', 'no_password'],
})

export const confirmSecondFactorBody = z.object({ code: secondFactorCodeSchema })

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/user/secondFactor/confirm',
  summary: 'Show by a code that the app has the secret: from now on sign-ins with the password ask for one',
  access: 'user',
  body: confirmSecondFactorBody,
  response: recoveryCodesSchema,
  errors: ['wrong_second_factor', 'second_factor_on', 'second_factor_off'],
})

/** The password, with a code or a passkey. */
export const bothFactorsBody = z
  .object({ currentPassword: knownPasswordSchema, ...secondStepShape })
  .refine(({ code, passkey }) => code !== undefined || passkey !== undefined, {
    path: ['code'],
    error: 'Code is required',
  })

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/user/secondFactor/recoveryCodes',
  summary: 'Draw new recovery codes; the former ones open nothing any more',
  access: 'user',
  body: bothFactorsBody,
  response: recoveryCodesSchema,
  errors: ['wrong_credentials', 'wrong_second_factor', 'passkey_refused', 'second_factor_off'],
})

export const endSecondFactor = defineCall({
  method: 'POST',
  path: '/user/secondFactor/end',
  summary: 'Ask for the password alone at sign-ins',
  access: 'user',
  body: bothFactorsBody,
  response: acknowledged,
  errors: ['wrong_credentials', 'wrong_second_factor', 'passkey_refused', 'second_factor_off'],
})

export const removeSecondFactor = defineCall({
  method: 'DELETE',
  path: '/user/secondFactor/:id',
  summary: 'Remove the second factor of somebody who has lost it; they are told by mail',
  access: 'admin',
  needsRecentSignIn: true,
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['user_not_found', 'own_account', 'second_factor_off'],
})
