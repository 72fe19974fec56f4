import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import type { KnownDevices } from '../../services/auth.ts'

/*
 * How it works: after a successful sign-in the browser keeps a signed device cookie, also after signing out. The cookie
 * grants no access. It only separates the owner's devices from strangers, so that a stranger's wrong passwords do not
 * lock the owner out. The cookie is the random id of the device and one signature per account that signed in there,
 * latest first.
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
/** The longest lifetime that browsers accept. Source: RFC 6265bis, 5.5. */
const keptSeconds = 400 * 24 * 60 * 60
/** Maximum number of accounts per device; a class may share one. */
const accountsMost = 20

const cookieForm = /^([\w-]{22})((?:\.[\w-]{43})+)$/

export function makeKnownDevices({ isHttps }: Pick<Config, 'isHttps'>, secret: string): KnownDevices {
  const name = cookieName({ isHttps }, 'codedojo_device')
  const sign = (id: string, userId: string) =>
    createHmac('sha256', secret).update(`known-device:${id}:${userId}`).digest('base64url')
  const read = (request: Pick<FastifyRequest, 'headers'>) => {
    const [, id, signatures = ''] = cookieForm.exec(readCookie(request, name) ?? '') ?? []
    return id === undefined ? null : { id, signatures: signatures.split('.').slice(1, accountsMost + 1) }
  }
  return {
    idOf: (request, userId) => {
      const found = read(request)
      if (!found) return null
      const right = Buffer.from(sign(found.id, userId))
      return found.signatures.some((each) => timingSafeEqual(Buffer.from(each), right)) ? found.id : null
    },
    remember: ({ request, reply }, userId) => {
      const { id, signatures } = read(request) ?? {
        id: randomBytes(16).toString('base64url'),
        signatures: [],
      }
      const own = sign(id, userId)
      const kept = [own, ...signatures.filter((each) => each !== own)].slice(0, accountsMost)
      const secure = isHttps ? '; Secure' : ''
      const value = [id, ...kept].join('.')
      reply.header(
        'set-cookie',
        `${name}=${value}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}
