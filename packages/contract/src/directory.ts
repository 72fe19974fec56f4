import { z } from 'zod'
import { secondStepShape } from './accounts.ts'
import { defineCall } from './call.ts'
import { makeRequiredTextSchema, makeTextSchema } from './fields.ts'
import { signedInSchema } from './session.ts'

/** Not normalised: the directory compares it. Never empty: many directories take a bind without a password for a right one. */
const directoryPasswordSchema = makeTextSchema({ least: 1, most: 500, name: 'Password' })

export const connectDirectoryBody = z.object({
  username: makeRequiredTextSchema({ most: 200, name: 'User name' }),
  password: directoryPasswordSchema,
})

export const directoryLoginBody = connectDirectoryBody.extend({
  /** Where the account has a second factor; asked for once the password has proved right. */
  ...secondStepShape,
  /** True keeps the session for 30 days; otherwise it ends with the browser. */
  remember: z.boolean({ error: 'remember must be true or false' }).default(false),
  /** Where only those who have one may create an account. */
  invitation: makeTextSchema({ most: 100, name: 'Invitation code' }).optional(),
})

/** Whoever has no account yet gets one, if this installation lets them. */
export const signInWithDirectory = defineCall({
  method: 'POST',
  path: '/user/directory/login',
  summary: "Sign in with a user name of the operator's directory (LDAP)",
  access: 'anyone',
  body: directoryLoginBody,
  response: signedInSchema,
  errors: [
    'wrong_credentials',
    'account_suspended',
    'second_factor_needed',
    'wrong_second_factor',
    'passkey_refused',
    'directory_password_expired',
    'sign_up_closed',
    'no_email',
    'account_exists',
    'directory_unavailable',
    'busy',
    'not_found',
  ],
})

export const connectDirectory = defineCall({
  method: 'POST',
  path: '/user/directory/connect',
  summary: "Connect a user name of the operator's directory (LDAP) to the caller's account",
  access: 'user',
  needsRecentSignIn: true,
  body: connectDirectoryBody,
  response: z.object({ message: z.string() }),
  errors: [
    'wrong_credentials',
    'account_suspended',
    'directory_password_expired',
    'connected_elsewhere',
    'directory_unavailable',
    'busy',
    'not_found',
  ],
})
