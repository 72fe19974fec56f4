import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'

/**
 * Razorpay's checkout is a script that opens frames and sends telemetry to its origin. Source: Razorpay, "Checkout".
 */
const razorpay = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  connections: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
} as const
const nobody = { scripts: [], frames: [], connections: [] } as const

/**
 * Content Security Policy: resources of this installation, pictures and videos of https addresses, and one embedded
 * player.
 */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const paying = config.razorpay ? razorpay : nobody
  const headers = await headersWith({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...paying.scripts],
        // Editor and math renderer set inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...paying.connections],
        // Solution videos: files of https addresses, or YouTube's player that sets no cookies before it plays.
        mediaSrc: ["'self'", 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com', ...paying.frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Embedded players require the referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000 } : false,
    // For browsers that do not know frame-ancestors.
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // A bank's authentication opens its own window, which must be able to notify ours.
    crossOriginOpenerPolicy: { policy: config.razorpay ? 'same-origin-allow-popups' : 'same-origin' },
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The headers that helmet sets with these options: made once, because they are the same in every response. */
async function headersWith(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  await using app = fastify()
  await app.register(helmet, options)
  app.get('/', async (_, reply) => reply.raw.getHeaders())
  const { body } = await app.inject('/')
  return z.record(z.string(), z.string()).parse(JSON.parse(body))
}
