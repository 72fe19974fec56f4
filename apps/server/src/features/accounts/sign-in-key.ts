import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import { newSecret } from './one-time-secret.ts'

/**
 * A cookie that binds a sign-in to the browser that started it. Every start renews it, so it lasts as long as any pending sign-in, in
 * any tab.
 */
const minutes = 10
export const signInMs = minutes * 60_000

/**
 * What the key is for. The sign-in page asks for a passkey's challenge by itself: with one cookie for both, its late answer would
 * replace the key of a sign-in with a provider that was begun meanwhile.
 */
type SignInWay = 'provider' | 'passkey'
const names = { provider: 'codedojo_sign_in', passkey: 'codedojo_passkey' } as const satisfies Record<
  SignInWay,
  string
>

/** The key in the cookie; null if there is none, or none of ours. */
export function readSignInKey(
  config: Pick<Config, 'isHttps'>,
  way: SignInWay,
  request: Pick<FastifyRequest, 'headers'>,
): string | null {
  return readCookie(request, cookieName(config, names[way]))?.match(/^[\w-]{43}$/)?.[0] ?? null
}

/** Keeps the key of this browser, which another tab may be using, or makes one; valid for another ten minutes. */
export function renewSignInKey(
  config: Pick<Config, 'isHttps'>,
  way: SignInWay,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): string {
  const key = readSignInKey(config, way, request) ?? newSecret()
  reply.header('set-cookie', cookieOf(config, way, { key, seconds: minutes * 60 }))
  return key
}

export function clearSignInKey(config: Pick<Config, 'isHttps'>, way: SignInWay, reply: FastifyReply): void {
  reply.header('set-cookie', cookieOf(config, way, { key: '', seconds: 0 }))
}

/** SameSite=Lax: the cookie is sent when the provider redirects the browser back. */
function cookieOf(
  config: Pick<Config, 'isHttps'>,
  way: SignInWay,
  { key, seconds }: { readonly key: string; readonly seconds: number },
): string {
  const secure = config.isHttps ? '; Secure' : ''
  return `${cookieName(config, names[way])}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
