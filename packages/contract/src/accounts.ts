import { z } from 'zod'
import { defineCall } from './call.ts'
import { emailOf, shownNameOf, textOf } from './fields.ts'
import { signedInSchema } from './session.ts'
import { limits } from './vocabulary.ts'

const acknowledged = z.object({ message: z.string() })

/** Both bounds are the form's words; the server keeps the same rule. */
export const newPasswordSchema = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(6, { error: 'Password must be at least 6 characters', abort: true })
  .min(8, 'Password must be at least 8 characters')
  .max(limits.passwordCharacters, `Password must be at most ${limits.passwordCharacters} characters`)

export const registerBody = z.object({
  firstName: shownNameOf('First name', 'First name must be at least 3 characters').min(
    3,
    'First name must be at least 3 characters',
  ),
  emailId: emailOf('Please enter a valid email'),
  password: newPasswordSchema,
  terms: z.literal(true, { error: 'You must accept the terms and conditions' }),
})

export const loginBody = z.object({
  emailId: emailOf('Invalid Email'),
  password: z
    .string({ error: 'Password is too weak' })
    .min(8, 'Password is too weak')
    .max(limits.passwordCharacters, `Password must be at most ${limits.passwordCharacters} characters`),
  /** True keeps the session for 30 days, otherwise it ends with the browser. */
  remember: z.boolean().default(false),
})

export const register = defineCall({
  method: 'POST',
  path: '/user/register',
  summary: 'Create an account and sign in',
  access: 'anyone',
  body: registerBody,
  response: signedInSchema,
  errors: ['email_taken'],
})

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  summary: 'Sign in',
  access: 'anyone',
  body: loginBody,
  response: signedInSchema,
  errors: ['wrong_credentials', 'account_suspended'],
})

export const forgotPasswordBody = z.object({ emailId: emailOf('Please enter a valid email') })

/** The answer is the same whether or not the account exists. */
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
  token: textOf({ least: 1, most: 200, name: 'token' }),
  password: newPasswordSchema,
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
