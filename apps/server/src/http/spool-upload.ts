import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeScratchFolder } from '../scratch-folders.ts'
import { AppError } from './app-error.ts'
import { formatSize } from './format-size.ts'

export interface SpooledUpload extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export interface UploadToSpool {
  readonly body: Readable
  readonly maxBytes: number
  /** File name, for tools that show it. */
  readonly name: string
}

/**
 * Writes an uploaded body to a temporary file, which is deleted on disposal. Throws `too_large` as soon as `maxBytes`
 * are exceeded.
 */
export async function spoolUpload({ body, maxBytes, name }: UploadToSpool): Promise<SpooledUpload> {
  const folder = await makeScratchFolder('upload')
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, name)
  try {
    const bytes = await writeTo(path, body, maxBytes)
    return { path, bytes, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function writeTo(path: string, body: Readable, maxBytes: number): Promise<number> {
  await using file = await open(path, 'wx', 0o600)
  let bytes = 0
  // The rest of an oversized body is discarded after the response: closing the connection would lose the error.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    await file.writeFile(part)
  }
  return bytes
}

function tooLarge(maxBytes: number): AppError {
  const message = `The file is larger than ${formatSize(maxBytes)}.`
  return new AppError('too_large', message, { errors: [{ field: 'body', message }] })
}
