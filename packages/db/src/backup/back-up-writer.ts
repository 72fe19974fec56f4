import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import type { BackUpManifest, BackUpSection } from '@codedojo/contract'
import { header, sha256, writeTail } from './file-layout.ts'

/** Rows of submissions are mostly code and JSON; a higher level takes twice the time to save a few per cent. */
const gzipLevel = 4

/** Writes a back-up to a temporary file, which gets its final name only when it is complete and synced to disk. */
export interface BackUpWriter extends AsyncDisposable {
  readonly addSection: (rows: Readable) => Promise<BackUpSection & { readonly rows: number }>
  /** Returns the size of the whole file in bytes. */
  readonly finish: (manifest: BackUpManifest) => Promise<number>
}

/**
 * Opens a temporary file beside `path` with a unique name, so that two concurrent back-ups to the same path do not write into one
 * file; disposing deletes it unless it was finished.
 */
export async function openBackUpWriter(path: string): Promise<BackUpWriter> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`
  // Readable by the owner only, because it contains secrets such as password hashes.
  const file = await open(partial, 'wx', 0o600)
  let end = 0
  const append = async (bytes: Uint8Array) => {
    await file.writeFile(bytes)
    end += bytes.length
  }
  await append(header)
  return {
    addSection: async (rows) => {
      const section = await writeSection(rows, append)
      return { ...section, offset: end - section.bytes }
    },
    finish: async (manifest) => {
      const packed = gzipSync(JSON.stringify(manifest))
      const manifestSha256 = sha256(packed)
      const tail = writeTail({ manifestOffset: end, manifestBytes: packed.length, manifestSha256 })
      await append(packed)
      await append(tail)
      await moveIntoPlace({ file, partial, path })
      return end
    },
    [Symbol.asyncDispose]: async () => {
      await file.close()
      await rm(partial, { force: true })
    },
  }
}

async function writeSection(rows: Readable, append: (bytes: Uint8Array) => Promise<void>) {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  await pipeline(
    rows,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        lines += newlinesIn(chunk)
        yield chunk
      }
    },
    createGzip({ level: gzipLevel }),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        await append(chunk)
      }
    },
  )
  return { bytes, rows: lines, sha256: hash.digest('hex') }
}

/** Counts rows: COPY ends each row with a newline and escapes newlines within values. */
function newlinesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count++
  return count
}

/** Renames the file after syncing its contents, then syncs the directory entry. */
async function moveIntoPlace({ file, partial, path }: { file: FileHandle; partial: string; path: string }) {
  await file.sync()
  await rename(partial, path)
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}
