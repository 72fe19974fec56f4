import type { Call, User } from '@codedojo/contract'
import { tokenScopeOf } from '@codedojo/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { TokenHolder } from '../services/api-tokens.ts'
import type { Auth } from '../services/auth.ts'
import { AppError } from './app-error.ts'
import { networkOf } from './network-of.ts'
import { checkRateLimit, type RateRule } from './rate-limit.ts'

/** Two calls a second on average: enough for a script, too little to slow down people. */
const tokenRate: RateRule = {
  name: 'api-token',
  most: 600,
  windowSeconds: 300,
  message: 'Your API tokens have made 600 calls in five minutes, which is their limit.',
}

/** The prefix of every token, so that programs that search for leaked secrets recognise it. */
export const tokenMark = 'codedojo_'

/** The token of the header `Authorization: Bearer …`; null if there is none of ours, for example that of a proxy. */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers.authorization?.trim() ?? ''
  const scheme = 'bearer'
  const isBearer = given.slice(0, scheme.length).toLowerCase() === scheme
  const token = given.slice(scheme.length).trim()
  return isBearer && token.startsWith(tokenMark) ? token : null
}

/**
 * The person for whom the token acts in this call, with the role that its scopes give them. Throws `token_not_valid`,
 * `token_not_allowed` where only a person who has signed in may call, `token_scope`, and `too_many_requests`.
 */
export async function requireTokenUser(
  { apiTokens, database }: Pick<Context, 'apiTokens' | 'database'>,
  call: Call,
  token: string,
): Promise<User> {
  const holder = await apiTokens.find(token)
  if (holder === null) {
    throw new AppError(
      'token_not_valid',
      'This API token does not exist, was revoked, or has ended. Make another under Settings, API tokens.',
    )
  }
  await checkRateLimit(database, tokenRate, holder.user._id)
  const scope = tokenScopeOf(call)
  if (scope === null) {
    throw new AppError('token_not_allowed', 'API tokens may not make this call. Sign in to make it.')
  }
  if (!holder.scopes.includes(scope)) {
    throw new AppError(
      'token_scope',
      `This call needs an API token with the scope ${scope}; this one has ${holder.scopes.join(', ')}.`,
    )
  }
  return { ...holder.user, role: roleOf(holder, call) }
}

/** Learner calls return more for an admin; with a token only if it has an admin scope. */
function roleOf({ user, scopes }: TokenHolder, { method }: Call): User['role'] {
  return scopes.includes(method === 'GET' ? 'admin:read' : 'admin:write') ? user.role : 'user'
}

/** The person or network whose share and budget a request uses, as far as known without a query. */
export function callerNameOf(
  { auth, apiTokens }: Pick<Context, 'apiTokens'> & { readonly auth: Pick<Auth, 'askerNameOf'> },
  request: FastifyRequest,
): string {
  const token = bearerTokenOf(request)
  if (token === null) return auth.askerNameOf(request)
  return apiTokens.rememberedUserId(token) ?? networkOf(request.ip)
}
