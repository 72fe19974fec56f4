import { check, type User } from '@codedojo/contract'
import { readAnswer } from '../../lib/api/api.ts'

/** Who the answer of the call `check` is about. Throws `ApiError` when it tells nobody. */
export async function readUser(response: Response): Promise<User> {
  return (await readAnswer(check, response)).user
}
