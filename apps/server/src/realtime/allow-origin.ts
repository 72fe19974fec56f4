import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isCrossSite } from '../http/cross-site.ts'

export const socketPath = '/socket.io'
/** Of one packet: a message of 4,000 characters of any script fits. */
export const packetBytes = 16 * 1024

/**
 * Refuses connections that a page of another site opens with the visitor's cookies, with 403: browsers ask nobody before they
 * open a WebSocket. Source: RFC 6455, 10.2.
 */
export function makeOriginCheck(app: FastifyInstance, publicUrl: string) {
  const isForeign = ({ headers }: IncomingMessage) =>
    isCrossSite({ headers, host: headers.host ?? '' }, publicUrl)
  // The library answers every upgrade that it refuses with 400, so that this comes before it.
  app.server.prependListener('upgrade', (request, socket) => {
    if (!request.url?.startsWith(socketPath) || !isForeign(request)) return
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return (request: IncomingMessage, answer: (refusal: string | null, isAllowed: boolean) => void): void => {
    answer(null, !isForeign(request))
  }
}
