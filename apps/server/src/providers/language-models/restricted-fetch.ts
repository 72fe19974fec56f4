const mostBytes = 8 * 1024 * 1024
/** Whatever else the packages send tells of them and of this machine, or comes from variables of their own. */
const needed = ['accept', 'authorization', 'content-type', 'x-goog-api-key'] as const

/**
 * `fetch` as the packages of the services are given it: it sends only headers that are needed, reads no more than 8 MB, and
 * follows no redirection, which would carry the key elsewhere.
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
  return new Response(body?.pipeThrough(atMost(mostBytes)) ?? null, {
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
