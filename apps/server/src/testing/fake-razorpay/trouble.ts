import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Failures of the provider. `lost`: the request is processed, and the connection breaks before the response; `cut`: the
 * connection breaks within the response; `slow`: the response is late; the others do not process the request.
 */
export type Trouble =
  | { readonly kind: 'fault' | 'html' | 'throttled' | 'refused_line' | 'lost' | 'cut' | 'nonsense' }
  | { readonly kind: 'slow'; readonly ms: number }

/** Whether the request is processed before the failure. */
export const isDone = {
  fault: false,
  html: false,
  throttled: false,
  refused_line: false,
  lost: true,
  cut: true,
  nonsense: false,
  slow: true,
} as const satisfies Record<Trouble['kind'], boolean>

/** Sends a faulty response; false when the correct one may follow. */
export async function misbehave(trouble: Trouble, reply: ServerResponse): Promise<boolean> {
  const answer = (status: number, type: string, body: string) => {
    reply.writeHead(status, { 'content-type': type }).end(body)
    return true
  }
  switch (trouble.kind) {
    case 'slow':
      await sleep(trouble.ms)
      return false
    case 'fault':
      return answer(
        502,
        'application/json',
        JSON.stringify({ error: { code: 'SERVER_ERROR', description: 'Something went wrong' } }),
      )
    case 'html':
      return answer(200, 'text/html', '<html><body>We will be back soon.</body></html>')
    case 'throttled':
      return answer(
        429,
        'application/json',
        JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } }),
      )
    case 'nonsense':
      return answer(200, 'application/json', '{"id": 5, "items": "none"}')
    case 'refused_line':
    case 'lost':
      reply.socket?.destroy()
      return true
    case 'cut':
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      reply.write('{"id": "order_', () => reply.socket?.destroy())
      return true
  }
}
