import { z } from 'zod'
import { defineCall } from './call.ts'
import { makeDisplayNameSchema, makeEmailSchema, makeTextSchema } from './fields.ts'
import { normalizePassword, passwordLength } from './normalize-password.ts'
import { passkeyAnswerSchema } from './passkey-answers.ts'
import { signedInSchema } from './session.ts'
import { limits } from './vocabulary.ts'

const acknowledged = z.object({ message: z.string() })

const longestPassword = `Password must be at most ${limits.passwordCharacters} characters`
const longEnough = 'Password must be at least 8 characters'

/** Validated in normalised form; its length is counted in characters (code points) of that form. */
export const newPasswordSchema = z
  .string({ error: longEnough })
  .overwrite(normalizePassword)
  .refine((password) => passwordLength(password) >= 8, { error: longEnough, abort: true })
  .refine((password) => passwordLength(password) <= limits.passwordCharacters, longestPassword)
  .refine((password) => !/[\p{Cc}\p{Cs}]/u.test(password), 'Password must not hold control characters')

const spokenLength = 'Password must be at least 6 characters'

/** The sign-up form has its own message for a password that is far too short. Source: the specification of the sign-up page. */
const signUpPasswordSchema = z
  .string({ error: spokenLength })
  .refine((password) => passwordLength(password) >= 6, { error: spokenLength, abort: true })
  .pipe(newPasswordSchema)

/** The password of an existing account: not normalised, because it may be stored in an older form. */
export const knownPasswordSchema = z
  .string({ error: 'Password must be a text' })
  .refine((password) => passwordLength(password) <= limits.passwordCharacters, longestPassword)

/** A code of an authenticator app, six digits, or a recovery code; blanks and dashes within it do not matter. */
export const secondFactorCodeSchema = makeTextSchema({ least: 1, most: 100, name: 'Code' })

/** What a sign-in with a password sends once more with it, where `second_factor_needed` names `code` or `passkey`. */
export const secondStepShape = {
  code: secondFactorCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
}

export const registerBody = z.object({
  firstName: makeDisplayNameSchema('First name', 'First name must be at least 3 characters').min(
    3,
    'First name must be at least 3 characters',
  ),
  emailId: makeEmailSchema('Please enter a valid email'),
  password: signUpPasswordSchema,
  terms: z.literal(true, { error: 'You must accept the terms and conditions' }),
  /** Required if only people with an invitation may create an account. */
  invitation: makeTextSchema({ most: 100, name: 'Invitation code' }).optional(),
})

export const loginBody = z.object({
  emailId: makeEmailSchema('Invalid Email'),
  password: z
    .string({ error: 'Password is too weak' })
    // Older passwords were validated by a different way of counting.
    .refine((password) => Math.max(password.length, passwordLength(password)) >= 8, 'Password is too weak')
    .pipe(knownPasswordSchema),
  ...secondStepShape,
  /** True keeps the session for 30 days; otherwise it ends with the browser. */
  remember: z.boolean().default(false),
})

export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  summary: 'Create an account and sign in',
  access: 'anyone',
  body: registerBody,
  response: signedInSchema,
  errors: ['email_taken', 'sign_up_closed', 'wrong_invitation'],
})

export const askForAccountBody = registerBody.pick({ firstName: true, emailId: true, terms: true })

/** The answer is the same whether or not there is an account, so that it does not reveal accounts. */
export const askForAccount = defineCall({
  method: 'POST',
  path: '/user/askForAccount',
  summary:
    'Where only emails of some domains may sign up: create an account, whose password is chosen with the mailed link',
  access: 'anyone',
  body: askForAccountBody,
  response: acknowledged,
  errors: ['sign_up_closed'],
})

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  summary: 'Sign in',
  access: 'anyone',
  body: loginBody,
  response: signedInSchema,
  errors: [
    'wrong_credentials',
    'second_factor_needed',
    'wrong_second_factor',
    'passkey_refused',
    'account_suspended',
  ],
})

export const forgotPasswordBody = z.object({ emailId: makeEmailSchema('Please enter a valid email') })

/** The answer is the same whether or not the account exists, so that it does not reveal accounts. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/user/forgotPassword',
  summary: 'Send a mail with a link to choose a new password',
  access: 'anyone',
  body: forgotPasswordBody,
  response: acknowledged,
  errors: [],
})

export const resetPasswordBody = z.object({
  token: makeTextSchema({ least: 1, most: 200, name: 'token' }),
  password: newPasswordSchema,
})

export const checkResetLink = defineCall({
  method: 'POST',
  path: '/user/resetPassword/check',
  summary: 'Whether the token still lets somebody choose a new password; it is not used up',
  access: 'anyone',
  body: resetPasswordBody.pick({ token: true }),
  response: z.object({ isValid: z.boolean() }),
  errors: [],
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/user/resetPassword',
  summary: 'Choose a new password with the token of the mail; every session of the account ends',
  access: 'anyone',
  body: resetPasswordBody,
  response: acknowledged,
  errors: ['reset_link_invalid'],
})
