import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { type BackUpManifest, type BackUpSection, backUpManifestSchema } from '@codedojo/contract'
import { BackUpError } from './back-up-error.ts'
import { currentFormat, formatOf, header, readTail, sha256, type Tail, tailBytes } from './file-layout.ts'

export interface BackUpReader extends AsyncDisposable {
  readonly manifest: BackUpManifest
  /** The gzip-compressed rows of a table. */
  readonly packedRowsOf: (section: BackUpSection) => AsyncIterable<Buffer>
}

const chunkBytes = 1024 * 1024

/**
 * Opens a back-up and reads every byte of it once to verify it. Throws `BackUpError` if the file is no back-up, truncated,
 * damaged, or of a newer format.
 */
export async function openBackUp(path: string): Promise<BackUpReader> {
  const file = await open(path, 'r').catch((cause) => {
    throw new BackUpError(`"${path}" cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  })
  try {
    const manifest = await readManifest(file, path)
    for (const section of manifest.tables) await checkSection(file, { path, section })
    return {
      manifest,
      packedRowsOf: (section) => bytesOf(file, section),
      [Symbol.asyncDispose]: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readManifest(file: FileHandle, path: string): Promise<BackUpManifest> {
  const { size } = await file.stat()
  requireFormat(await read(file, 0, Math.min(header.length + 8, size)), path)
  const tail = readTail(await read(file, Math.max(0, size - tailBytes), Math.min(tailBytes, size)))
  if (tail === null) throw damaged(path, 'its end is missing')
  if (tail.manifestOffset + tail.manifestBytes + tailBytes !== size)
    throw damaged(path, 'its end does not fit')
  const packed = await read(file, tail.manifestOffset, tail.manifestBytes)
  if (!sha256(packed).equals(tail.manifestSha256)) throw damaged(path, 'its list of contents has changed')
  const manifest = backUpManifestSchema.parse(JSON.parse(gunzipSync(packed).toString()))
  requireNoGap(manifest, tail, path)
  return manifest
}

function requireFormat(firstBytes: Buffer, path: string): void {
  const format = formatOf(firstBytes)
  if (format === null) throw new BackUpError(`"${path}" is no back-up of CodeDojo.`)
  if (format !== currentFormat) {
    throw new BackUpError(
      `"${path}" has format ${format}; this CodeDojo reads format ${currentFormat}. Update CodeDojo, then restore it.`,
    )
  }
}

/** Gaps are not allowed, because no checksum would cover them. */
function requireNoGap(manifest: BackUpManifest, tail: Tail, path: string): void {
  let end = header.length
  for (const { offset, bytes } of manifest.tables) {
    if (offset !== end) throw damaged(path, 'its parts do not fit together')
    end += bytes
  }
  if (end !== tail.manifestOffset) throw damaged(path, 'its parts do not fit together')
}

async function checkSection(
  file: FileHandle,
  { path, section }: { path: string; section: BackUpManifest['tables'][number] },
): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of bytesOf(file, section)) hash.update(chunk)
  if (hash.digest('hex') !== section.sha256) throw damaged(path, `the table "${section.name}" has changed`)
}

async function* bytesOf(file: FileHandle, { offset, bytes }: BackUpSection): AsyncGenerator<Buffer> {
  for (let at = offset; at < offset + bytes; at += chunkBytes) {
    yield await read(file, at, Math.min(chunkBytes, offset + bytes - at))
  }
}

/** Returns fewer bytes at the end of the file. */
async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length })
  return buffer.subarray(0, bytesRead)
}

function damaged(path: string, how: string): BackUpError {
  return new BackUpError(`"${path}" is damaged: ${how}. Nothing was changed. Use another back-up.`)
}
