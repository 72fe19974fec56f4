import { noAnswer, refusalOf } from './api-error.ts'

const revokeAfterMs = 60_000

/** Hands a file to the browser to be kept where the user keeps downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads it after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}

/** Fetches a file of the server's. Throws `ApiError` when the server refuses or does not answer: no such file is kept. */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw noAnswer(cause)
  })
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => undefined))
  return response.blob()
}
