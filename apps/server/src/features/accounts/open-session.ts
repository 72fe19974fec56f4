import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Opens a session for a person whose credentials were verified: for 30 days, or until the browser is closed. */
const openSession = createAuthEndpoint(
  '/open-session',
  {
    method: 'POST',
    body: z.object({ userId: z.string(), endsWithBrowser: z.boolean().default(false) }),
    metadata: { scope: 'server' },
  },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new Error('The account that is to be signed in is gone.')
    const session = await internalAdapter.createSession(user.id, ctx.body.endsWithBrowser)
    await setSessionCookie(ctx, { session, user }, ctx.body.endsWithBrowser)
    return ctx.json({ sessionId: session.id })
  },
)

/** The auth library stores sessions and cookies; it opens them for users whom this feature has verified. */
export const knownUserPlugin = {
  id: 'known-user',
  endpoints: { openSession },
} satisfies BetterAuthPlugin
