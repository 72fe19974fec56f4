import { calls, type PremiumState } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { isPremiumNow } from '../accounts/index.ts'
import { readPurchases } from '../courses/index.ts'
import { placeOrder } from '../orders/index.ts'
import { isId } from '../problems/index.ts'
import { confirmPurchases } from './confirm-purchases.ts'

export function premiumRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  /** Premium data is visible to its owner only; others get 404. */
  const find = async ({ params, user }: { params: { id: string }; user: { _id: string } | null }) => {
    const own = user && (await premiumOf(database, user._id))
    if (own?.id !== params.id) throw new AppError('premium_not_found', 'This is not your premium id.')
    return own
  }

  registerCall(app, context, calls.premiumDetails, {
    run: async ({ body, user }) => {
      const userId = body.userid ?? user._id
      if (userId !== user._id && user.role !== 'admin') {
        throw new AppError('not_allowed', 'Only an administrator may ask about others.')
      }
      const found = await premiumOf(database, userId)
      if (!found) throw new AppError('user_not_found', 'There is no such user.')
      const showsPlaylists = user.role === 'admin'
      return { ...found, ...(await readPurchases(database, { userId, showsPlaylists })) }
    },
  })
  registerCall(app, context, calls.premiumSave, {
    run: async ({ body, user }) => ({
      message: 'Your courses are open.',
      ...(await confirmPurchases(database, { user, userId: body.userId, courses: body.courses })),
    }),
  })
  registerCall(app, context, calls.premiumSubscription, {
    find,
    run: ({ found, user }) =>
      placeOrder(context, { kind: 'premium', userId: user._id, itemId: found.id, address: null }),
  })
  registerCall(app, context, calls.activatePremium, {
    find,
    run: async ({ found }) => {
      if (!found.isPremium) throw new AppError('not_paid', 'No payment for this premium has been verified.')
      return { ...found, message: 'Premium is on.' }
    },
  })
}

/** null if there is no such person. */
async function premiumOf({ queries }: Database, userId: string): Promise<PremiumState | null> {
  if (!isId(userId)) return null
  const { user } = schema
  const [row] = await queries
    .select({ id: user.premiumId, premiumUntil: user.premiumUntil })
    .from(user)
    .where(eq(user.id, userId))
  if (!row) return null
  return {
    isPremium: isPremiumNow(row),
    id: row.id,
    expiresAt: row.premiumUntil?.toISOString() ?? null,
  }
}
