import type { ErrorCode, FieldError } from '@codedojo/contract'
import { errorStatuses } from '@codedojo/contract'
import { vi } from 'vitest'

type Answer = (request: Request) => Response | Promise<Response>

/**
 * Mocks `fetch` for one test: answers the calls named `"METHOD /api/path"` and returns the list of requests. A call without an
 * answer fails like a lost connection.
 */
export function answerCalls(answers: Record<string, Answer>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // jsdom and Node have different classes of signals, so the abort is checked below.
    const { signal, ...rest } = init
    const request = new Request(new URL(path, 'http://localhost'), rest)
    requests.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    if (signal?.aborted) throw new DOMException('Aborted', 'AbortError')
    if (!answer) throw new TypeError('fetch failed')
    return await answer(request)
  })
  return requests
}

export function answer(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init)
}

interface Refusal {
  code: ErrorCode
  message: string
  errors?: FieldError[]
  headers?: Record<string, string>
}

/** A refusal (problem details) as the server writes it. */
export function refuse({ code, message, errors = [], headers = {} }: Refusal): Response {
  const status = errorStatuses[code]
  return Response.json(
    { type: 'about:blank', title: code, status, code, message, errors },
    { status, headers },
  )
}
