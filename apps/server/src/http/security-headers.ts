import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Its payment window is a script that opens frames, and tells its makers how that went. Source: Razorpay, "Checkout". */
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

/** What a page of ours may load: only what this installation serves, pictures and films of https addresses, and one player. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const paying = config.razorpay ? razorpay : nobody
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...paying.scripts],
        // The editor and the maths set styles on elements as they draw.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...paying.connections],
        // Videos of solutions: files of https addresses, or YouTube's player that sets no cookies before it plays.
        mediaSrc: ["'self'", 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com', ...paying.frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Embedded players refuse to play when they are not told who embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.isHttps ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    // A bank asks for its password in a window of its own, which must be able to tell ours that it is done.
    crossOriginOpenerPolicy: { policy: config.razorpay ? 'same-origin-allow-popups' : 'same-origin' },
  })
}
