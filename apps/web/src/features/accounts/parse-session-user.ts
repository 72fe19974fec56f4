import { check, type User } from '@codedojo/contract'
import { readAnswer } from '../../lib/api/api.ts'

/** Parses the user from the response of `check`. Throws `ApiError` when the response has no user. */
export async function parseSessionUser(response: Response): Promise<User> {
  return (await readAnswer(check, response)).user
}
