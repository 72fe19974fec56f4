import { login, loginBody } from '@codedojo/contract'
import { callApi } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'

/**
 * Signs in with what was typed. Throws `ApiError`: one that names the fields, before anything is sent, when the contract
 * refuses them (then `message` is empty), and that of the server otherwise.
 */
export async function signIn(typed: object): Promise<void> {
  const checked = loginBody.safeParse(typed)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
    throw new ApiError({ status: 400, code: 'bad_input', message: '', errors })
  }
  await callApi(login, { body: checked.data })
}
