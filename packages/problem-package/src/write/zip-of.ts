import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  readonly path: string
  /** Asked for when its turn comes. */
  readonly content: () => Promise<Uint8Array | Readable>
  /** True for what is an archive itself. */
  readonly isPacked?: boolean
}

/** The same in every archive, and at every place on earth: an archive keeps local time without its zone. */
const writtenAt = new Date(1980, 0, 1)

/** A zip of entries that are fetched one by one as it is read; what goes wrong with one ends the stream with its error. */
export function zipOf(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const stream = new PassThrough()
  zip.on('error', (error) => stream.destroy(error))
  for (const { path, content, isPacked = false } of entries)
    zip.addReadStreamLazy(
      path,
      { mtime: writtenAt, forceDosTimestamp: true, mode: 0o100644, compress: !isPacked },
      (give) => {
        // Nobody reads any more: nothing more is fetched.
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

/** A stream inside ends with the one outside, and with its error. */
function watched(inner: Readable, outer: PassThrough): Readable {
  inner.on('error', (error) => outer.destroy(error))
  const end = () => inner.destroy()
  outer.once('close', end)
  inner.once('close', () => outer.off('close', end))
  return inner
}
