import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from './answer-question.ts'

/** Failures of the service. `cut`: the connection breaks within the response; `lost`: before it. */
export type YoutubeTrouble =
  | { readonly kind: 'quota' | 'forbidden' | 'page_token' | 'fault' | 'html' | 'nonsense' | 'cut' | 'lost' }
  | { readonly kind: 'slow'; readonly ms: number }

export const quotaMessage = 'The request cannot be completed because you have exceeded your quota.'

/** Sends a faulty response; false when the correct one may follow. */
export async function misbehave(trouble: YoutubeTrouble, reply: ServerResponse): Promise<boolean> {
  const answer = (status: number, type: string, body: string) => {
    reply.writeHead(status, { 'content-type': type }).end(body)
    return true
  }
  const refuse = (status: number, reason: string, message: string) =>
    answer(status, 'application/json', JSON.stringify(refusal(status, reason, message).body))
  switch (trouble.kind) {
    case 'quota':
      return refuse(403, 'quotaExceeded', quotaMessage)
    case 'forbidden':
      return refuse(403, 'playlistItemsNotAccessible', 'The request is not properly authorized.')
    case 'page_token':
      return refuse(400, 'invalidPageToken', 'The request specifies an invalid page token.')
    case 'fault':
      return refuse(503, 'backendError', 'Backend Error')
    case 'html':
      return answer(200, 'text/html', '<html><body>Sorry</body></html>')
    case 'nonsense':
      return answer(200, 'application/json', '{"items": 5}')
    case 'cut':
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      reply.write('{"items": [', () => reply.socket?.destroy())
      return true
    case 'lost':
      reply.socket?.destroy()
      return true
    case 'slow':
      await sleep(trouble.ms)
      return false
  }
}
