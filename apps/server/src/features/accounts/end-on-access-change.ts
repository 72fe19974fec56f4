import type { User } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import type { Asker } from '../../services/auth.ts'

interface Opened {
  readonly request: Asker
  /** Who asked for it. */
  readonly user: Pick<User, '_id' | 'role'>
  readonly end: () => void
}

/**
 * For answers that stay open: calls `end` once the session of the request is over or its user has another role, or when
 * neither can be told. Answers the function that stops watching.
 */
export function endOnAccessChange(
  { access, auth }: Pick<Context, 'access' | 'auth'>,
  { request, user, end }: Opened,
): () => void {
  const check = () => {
    auth.userOf(request).then((now) => {
      if (now?._id !== user._id || now.role !== user.role) end()
    }, end)
  }
  const stop = access.follow(user._id, check)
  // It may have changed between the first look and this one.
  check()
  return stop
}
