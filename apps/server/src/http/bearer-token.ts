import type { Call, User } from '@codedojo/contract'
import { tokenScopeOf } from '@codedojo/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from './app-error.ts'
import { checkRateLimit, type RateRule } from './rate-limit.ts'

/** Two calls a second, in bursts: enough for a script, too little to hold up people. */
const tokenRate: RateRule = {
  name: 'api-token',
  most: 600,
  windowSeconds: 300,
  message: 'This API token has made 600 calls in five minutes, which is its limit.',
}

/** The token of the header `Authorization: Bearer …`; null: there is none, or it has another scheme, such as that of a proxy. */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const given = headers.authorization?.trim() ?? ''
  const scheme = 'bearer'
  const isBearer = given.slice(0, scheme.length).toLowerCase() === scheme
  const rest = given.slice(scheme.length)
  return isBearer && (rest === '' || rest.startsWith(' ')) ? rest.trim() : null
}

/**
 * The person for whom the token acts in this call. Throws `token_not_valid`, `token_not_allowed` where only a person who has signed
 * in may call, `token_scope`, and `too_many_requests`.
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
  await checkRateLimit(database, tokenRate, holder.tokenId)
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
  return holder.user
}
