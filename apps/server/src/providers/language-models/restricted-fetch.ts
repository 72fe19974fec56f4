const maxBytes = 8 * 1024 * 1024
/** Allowed headers; others reveal the package and this machine, or are set by environment variables. */
const needed = ['accept', 'authorization', 'content-type', 'x-goog-api-key'] as const

/**
 * `fetch` for the packages of the services: it sends only necessary headers, reads at most 8 MB, and rejects redirects,
 * which would leak the key to another host.
 */
export async function restrictedFetch(
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const given = new Headers(init.headers)
  const headers = new Headers({ 'user-agent': 'CodeDojo' })
  for (const name of needed) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  const response = await fetch(input, { ...init, headers, redirect: 'error' })
  const { status, statusText, body } = response
  return new Response(body?.pipeThrough(atMost(maxBytes)) ?? null, {
    status,
    statusText,
    headers: response.headers,
  })
}

function atMost(bytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      seen += chunk.length
      if (seen > bytes) controller.error(new Error('The answer is too large.'))
      else controller.enqueue(chunk)
    },
  })
}
