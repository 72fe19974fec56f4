import { noAnswerError } from './api-error.ts'
import { accountHeader } from './page-account.ts'
import { parseRefusal } from './parse-refusal.ts'
import { retryAfterSignIn } from './send-signed-in-request.ts'

const revokeAfterMs = 60_000

/** Starts a browser download of a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the object URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}

interface FetchFileOptions {
  signal?: AbortSignal
  /** Called with the number of bytes received so far. */
  onBytes?: (bytes: number) => void
}

/**
 * Downloads a file from the server. Throws `ApiError` when the server refuses or does not respond, so that an error is never
 * saved as the file.
 */
export async function fetchFile(url: string, { signal, onBytes }: FetchFileOptions = {}): Promise<Blob> {
  const giveUp = (cause: unknown): never => {
    throw signal?.aborted ? cause : noAnswerError(cause)
  }
  const send = () =>
    fetch(url, { credentials: 'same-origin', headers: accountHeader(), ...(signal && { signal }) }).catch(
      giveUp,
    )
  const response = await retryAfterSignIn(send, { isAct: true, signal })
  if (!response.ok) throw parseRefusal(response, await response.json().catch(() => undefined))
  if (!onBytes || response.body === null) return response.blob().catch(giveUp)
  return countedBlob(response.body, onBytes).catch(giveUp)
}

async function countedBlob(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const reader = body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: 'application/octet-stream' })
    parts.push(value)
    bytes += value.byteLength
    onBytes(bytes)
  }
}
