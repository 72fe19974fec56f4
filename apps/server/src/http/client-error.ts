import type { Socket } from 'node:net'
import { problemDetails } from './problem-details.ts'

/**
 * Responds to malformed HTTP, or HTTP that exceeds its limits, with an error in the usual format, and closes the connection,
 * because nothing after it can be read. For Fastify's `clientErrorHandler`.
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(responseTo(error.code))
  socket.destroySoon()
}

function responseTo(code: string | undefined): string {
  const details = detailsOf(code)
  const body = JSON.stringify(details)
  return [
    `HTTP/1.1 ${details.status} ${details.title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Codes are those of Node's HTTP server. Source: the documentation of its event `clientError`. */
function detailsOf(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return problemDetails('request_timeout', 'The request took too long to arrive.')
  if (code === 'HPE_HEADER_OVERFLOW')
    return problemDetails('headers_too_large', 'The headers, cookies included, are larger than 16 KB.')
  return problemDetails('bad_input', 'This is not a request of HTTP.')
}
