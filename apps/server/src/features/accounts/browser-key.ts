import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import { newSecret } from './one-time-secret.ts'

/** A cookie that binds a sign-in to the browser that started it. It outlives what is pending, in whichever tab. */
const minutes = 10
export const signInMs = minutes * 60_000

const nameOf = (config: Pick<Config, 'isHttps'>) => cookieName(config, 'codedojo_sign_in')

/** null if the browser has not started one. */
export function browserKeyOf(
  config: Pick<Config, 'isHttps'>,
  request: Pick<FastifyRequest, 'headers'>,
): string | null {
  return readCookie(request, nameOf(config))?.match(/^[\w-]{43}$/)?.[0] ?? null
}

/** Sets the key of a sign-in in another tab, or a new one; valid for another ten minutes. */
export function setBrowserKey(
  config: Pick<Config, 'isHttps'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): string {
  const key = browserKeyOf(config, request) ?? newSecret()
  reply.header('set-cookie', cookieOf(config, key, minutes * 60))
  return key
}

export function clearBrowserKey(config: Pick<Config, 'isHttps'>, reply: FastifyReply): void {
  reply.header('set-cookie', cookieOf(config, '', 0))
}

/** SameSite=Lax: the cookie is sent when the provider redirects the browser back. */
function cookieOf(config: Pick<Config, 'isHttps'>, value: string, seconds: number): string {
  const secure = config.isHttps ? '; Secure' : ''
  return `${nameOf(config)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
