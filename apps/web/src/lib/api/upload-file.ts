import type { Call, QueryOf, ResponseOf } from '@codedojo/contract'
import { z } from 'zod'
import { callUrl, readAnswer } from './api.ts'
import { noAnswerError } from './api-error.ts'
import { accountHeader } from './page-account.ts'
import { retryAfterSignIn } from './send-signed-in-request.ts'

export type UploadCall = Call & { readonly upload: true }

export interface FileToUpload<C extends UploadCall> {
  readonly query: QueryOf<C>
  readonly file: Blob
  /** Called with the share of the file that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

const querySchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional())

/**
 * Sends a file as the body of a call and returns its answer. It uses XMLHttpRequest, because `fetch` does not report upload
 * progress. Throws as `callApi` does; an abort throws the signal's reason.
 */
export async function uploadFile<C extends UploadCall>(
  call: C,
  options: FileToUpload<C>,
): Promise<ResponseOf<C>> {
  const url = callUrl(call.path, {}, querySchema.parse(options.query ?? {}))
  const sent = () => send(call.method, url, options)
  return readAnswer(call, await retryAfterSignIn(sent, { isAct: true, signal: options.signal }))
}

type Transfer = Pick<FileToUpload<UploadCall>, 'file' | 'onProgress' | 'signal'>

function send(method: string, url: string, { file, onProgress, signal }: Transfer): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    const headers = { ...accountHeader(), 'content-type': 'application/octet-stream' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total === 0 ? 1 : loaded / total),
    )
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      resolve(new Response(status === 204 ? null : responseText, { status, statusText }))
    })
    request.addEventListener('error', () => reject(noAnswerError(new TypeError('The upload failed.'))))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) reject(signal.reason)
    else request.send(file)
  })
}
