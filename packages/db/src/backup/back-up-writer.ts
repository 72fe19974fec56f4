import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import type { BackUpManifest, BackUpSection } from '@codedojo/contract'
import { header, sha256, writeTail } from './file-layout.ts'

/** Rows of submissions are mostly code and JSON; a higher level takes twice the time for a few per cent. */
const gzipLevel = 4

/** Writes a back-up beside its place; only a whole one, on the disk, gets its name. */
export interface BackUpWriter extends AsyncDisposable {
  readonly addSection: (rows: Readable) => Promise<BackUpSection & { readonly rows: number }>
  /** Answers the size of the whole file in bytes. */
  readonly finish: (manifest: BackUpManifest) => Promise<number>
}

/**
 * Opens a file beside `path` under a name of its own, so that two who write the same back-up do not write into one file;
 * disposing takes it away unless it was finished.
 */
export async function openBackUpWriter(path: string): Promise<BackUpWriter> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`
  // Secrets such as the hashes of passwords are in it.
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
      await keep({ file, partial, path })
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

/** COPY ends each row with a newline and writes one inside a value as two other characters. */
function newlinesIn(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count++
  return count
}

/** Gives the file its name once its bytes, and then the name itself, are on the disk. */
async function keep({ file, partial, path }: { file: FileHandle; partial: string; path: string }) {
  await file.sync()
  await rename(partial, path)
  await using folder = await open(dirname(path), 'r')
  await folder.sync()
}
