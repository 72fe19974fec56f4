import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Logs one line per request, at `debug`, when it has been answered. All its log lines have the request id. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request' })
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const answer = { ...aboutOf(request, reply), ms: Math.round(reply.elapsedTime) }
    if (error) request.log.warn({ ...answer, err: error }, 'the response could not be sent')
    else request.log.debug(answer, 'answered')
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // Clients often abort videos and downloads, which is no error.
    const isGone = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (isGone)
      request.log.debug(aboutOf(request, reply), 'the client disconnected before the end of the response')
    else request.log.warn({ ...aboutOf(request, reply), err: error }, 'the response broke off')
  }
}

/** The address without its query, which may contain the secret of a mailed link. */
export function pathWithoutQuery(address: string): string {
  return address.split('?', 1)[0] ?? ''
}

function aboutOf(request: FastifyRequest, reply: FastifyReply) {
  return { method: request.method, path: pathWithoutQuery(request.originalUrl), status: reply.statusCode }
}
