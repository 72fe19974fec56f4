import type { User } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import type { Asker } from '../../services/auth.ts'

interface OpenStream {
  readonly request: Asker
  /** The user who opened the stream. */
  readonly user: Pick<User, '_id' | 'role'>
  readonly end: () => void
}

/**
 * For long-lived responses: calls `end` when the session of the request ends, when the role of its user changes, or
 * when neither can be checked. Returns a function that stops watching.
 */
export function endOnAccessChange(
  { access, auth }: Pick<Context, 'access' | 'auth'>,
  { request, user, end }: OpenStream,
): () => void {
  const check = () => {
    auth.userOf(request).then((now) => {
      if (now?._id !== user._id || now.role !== user.role) end()
    }, end)
  }
  const stop = access.follow(user._id, check)
  // The session may have changed between the first check and the subscription.
  check()
  return stop
}
