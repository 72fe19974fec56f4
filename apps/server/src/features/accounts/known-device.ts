import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { KnownDevices } from '../../services/auth.ts'

/*
 * How it works: a browser in which somebody has proved who they are keeps a signed cookie that says so, also after signing out.
 * It opens nothing. It only keeps the wrong passwords of strangers from counting against the browsers of the account's owner.
 * The cookie is the device's random id and a signature for each account that was proved there, the latest first.
 * Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
 */
/** Browsers keep no cookie for longer. Source: RFC 6265bis, 5.5. */
const keptSeconds = 400 * 24 * 60 * 60
/** People who share a device, such as one of a class. */
const accountsMost = 20

const cookieForm = /^([\w-]{22})((?:\.[\w-]{43})+)$/

export function makeKnownDevices({ isHttps }: Pick<Config, 'isHttps'>, secret: string): KnownDevices {
  const name = `${isHttps ? '__Host-' : ''}codedojo_device`
  const sign = (id: string, userId: string) =>
    createHmac('sha256', secret).update(`known-device:${id}:${userId}`).digest('base64url')
  const read = ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    const values = (headers.cookie ?? '').split(';').map((each) => each.trim().split('='))
    const [, id, signatures = ''] = cookieForm.exec(values.find(([key]) => key === name)?.[1] ?? '') ?? []
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
