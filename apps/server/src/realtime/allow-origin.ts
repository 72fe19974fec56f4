import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isCrossSite } from '../http/cross-site.ts'

export const socketPath = '/socket.io'
/** Maximum packet size: enough for a message of 4,000 characters in any script. */
export const packetBytes = 16 * 1024

/**
 * Rejects with 403 connections that a page of another site opens with the visitor's cookies: the same-origin policy
 * does not cover WebSockets. Source: RFC 6455, 10.2.
 */
export function makeOriginCheck(app: FastifyInstance, publicUrl: string) {
  const isForeign = ({ headers }: IncomingMessage) =>
    isCrossSite({ headers, host: headers.host ?? '' }, publicUrl)
  // Runs before the library, which answers every upgrade that it rejects with 400.
  app.server.prependListener('upgrade', (request, socket) => {
    if (!request.url?.startsWith(socketPath) || !isForeign(request)) return
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return (request: IncomingMessage, answer: (refusal: string | null, isAllowed: boolean) => void): void => {
    answer(null, !isForeign(request))
  }
}
