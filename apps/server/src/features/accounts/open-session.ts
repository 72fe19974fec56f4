import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Opens a session of 30 days for somebody who has proved who they are in another way than by a password. */
const openSession = createAuthEndpoint(
  '/open-session',
  { method: 'POST', body: z.object({ userId: z.string() }), metadata: { scope: 'server' } },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new Error('The account that is to be signed in is gone.')
    const session = await internalAdapter.createSession(user.id, false)
    await setSessionCookie(ctx, { session, user }, false)
    return ctx.json({ sessionId: session.id })
  },
)

/** The library's own sign-ins are by password; this is its way to take on others. */
export const knownUser = {
  id: 'known-user',
  endpoints: { openSession },
} satisfies BetterAuthPlugin
