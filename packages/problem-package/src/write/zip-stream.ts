import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly path: string
  /** Called when the entry is written. */
  readonly content: () => Promise<Uint8Array | Readable>
  /** True if the content is compressed already. */
  readonly isPacked?: boolean
}

/** A constant, because archives store local time without its zone. */
const writtenAt = new Date(1980, 0, 1)

/**
 * Streams a zip whose entries are loaded one by one as the stream is read; an error in an entry ends the stream with that error.
 */
export function createZipStream(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const stream = new PassThrough()
  zip.on('error', (error) => stream.destroy(error))
  for (const { path, content, isPacked = false } of entries)
    zip.addReadStreamLazy(
      path,
      { mtime: writtenAt, forceDosTimestamp: true, mode: 0o100644, compress: !isPacked },
      (give) => {
        // The reader has gone: no further entries are loaded.
        if (stream.destroyed) return
        content().then(
          (found) => give(null, found instanceof Readable ? watched(found, stream) : Readable.from([found])),
          (error) => stream.destroy(error),
        )
      },
    )
  zip.end()
  zip.outputStream.pipe(stream)
  return stream
}

/** Ties an entry's stream to the archive's: both end together, with the same error. */
function watched(inner: Readable, outer: PassThrough): Readable {
  inner.on('error', (error) => outer.destroy(error))
  const end = () => inner.destroy()
  outer.once('close', end)
  inner.once('close', () => outer.off('close', end))
  return inner
}
