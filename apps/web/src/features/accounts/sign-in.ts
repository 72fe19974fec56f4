import { login, loginBody } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

/**
 * Signs in with the typed values. Throws `ApiError`: either one that names the invalid fields, before anything is sent
 * (then `message` is empty), or the one of the server.
 */
export async function signIn(typed: object): Promise<void> {
  const checked = loginBody.safeParse(typed)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    throw new ApiError({ status: 400, code: 'bad_input', message: '', errors })
  }
  await callApi(login, { body: checked.data })
}
