import {
  signInWithDirectory as directoryLogin,
  directoryLoginBody,
  login,
  loginBody,
} from '@codedojo/contract'
import type { z } from 'zod'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

/**
 * Signs in with the typed values. Throws `ApiError`: either one that names the invalid fields, before anything is sent
 * (then `message` is empty), or the one of the server.
 */
export async function signIn(typed: object): Promise<void> {
  await callApi(login, { body: checked(loginBody, typed) })
}

/** Like `signIn`, with a user name of the operator's directory. */
export async function signInWithDirectory(typed: object): Promise<void> {
  await callApi(directoryLogin, { body: checked(directoryLoginBody, typed) })
}

function checked<S extends z.ZodType>(schema: S, typed: object): z.output<S> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new ApiError({ status: 400, code: 'bad_input', message: '', errors })
}
