import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from './app-error.ts'

export interface Spooled extends AsyncDisposable {
  readonly path: string
  readonly bytes: number
}

export interface UploadToSpool {
  readonly body: Readable
  readonly mostBytes: number
  /** What the file is to be called, for those who read its name. */
  readonly name: string
}

/**
 * Writes an uploaded file to disk, outside of what anybody can ask for; disposing deletes it.
 * Throws `too_large` as soon as more than `mostBytes` have come.
 */
export async function spoolUpload({ body, mostBytes, name }: UploadToSpool): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-upload-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, name)
  let bytes = 0
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length
      if (bytes > mostBytes) done(tooLarge(mostBytes))
      else done(null, chunk)
    },
  })
  try {
    await pipeline(body, count, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await remove()
    throw error
  }
  return { path, bytes, [Symbol.asyncDispose]: remove }
}

function tooLarge(mostBytes: number): AppError {
  const message = `The file is larger than ${Math.round(mostBytes / 1024 / 1024)} MB.`
  return new AppError('too_large', message, { errors: [{ field: 'body', message }] })
}
