/*
 * How it works: the central directory at the end of an archive says where each file lies. Only the directory is read; the files
 * are slices of the archive, which the browser reads when they are sent, so that an archive of gigabytes costs no memory. The
 * archive is not trusted: an offset outside of it is an error.
 *
 * Source: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12, 4.3.14 to 4.3.16.
 */

export interface ZipEntry {
  readonly name: string
  /** Compression method: 0 stored, 8 deflated. */
  readonly method: number
  readonly flags: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

const endBytes = 22
const commentMostBytes = 65_535
const directoryMostBytes = 64 * 1024 * 1024
const notReadable = 'The archive cannot be read.'

/** The files of an archive, without folders. Throws when it is no zip archive, or larger than 4 GiB. */
export async function listZipEntries(archive: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(archive.slice(Math.max(0, archive.size - endBytes - commentMostBytes)))
  const end = endOf(tail)
  if (end === null) throw new Error(notReadable)
  const bytes = tail.getUint32(end + 12, true)
  const offset = tail.getUint32(end + 16, true)
  if (bytes > directoryMostBytes || offset + bytes > archive.size) throw new Error(notReadable)
  const directory = await viewOf(archive.slice(offset, offset + bytes))
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x02014b50; ) {
    const [nameBytes, more] = [directory.getUint16(at + 28, true), directory.getUint16(at + 30, true)]
    const comment = directory.getUint16(at + 32, true)
    if (at + 46 + nameBytes > directory.byteLength) throw new Error(notReadable)
    const entry = {
      name: new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameBytes)),
      flags: directory.getUint16(at + 8, true),
      method: directory.getUint16(at + 10, true),
      crc: directory.getUint32(at + 16, true),
      packedBytes: directory.getUint32(at + 20, true),
      bytes: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    }
    if (entry.offset + entry.packedBytes > archive.size) throw new Error(notReadable)
    if (!entry.name.endsWith('/')) entries.push(entry)
    at += 46 + nameBytes + more + comment
  }
  return entries
}

/** The bytes of a file as the archive stores them, compressed as the entry says. */
export async function readCompressedEntry(archive: Blob, { offset, packedBytes }: ZipEntry): Promise<Blob> {
  const head = await viewOf(archive.slice(offset, offset + 30))
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) throw new Error(notReadable)
  const begin = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  return archive.slice(begin, begin + packedBytes)
}

/** The content of a file. Throws when a compressed one would unpack to more than `maxBytes`, or to more than the entry says. */
export async function readZipEntry(archive: Blob, entry: ZipEntry, maxBytes: number): Promise<Blob> {
  const packed = await readCompressedEntry(archive, entry)
  if (entry.method === 0) return packed
  if (entry.method !== 8 || entry.bytes > maxBytes) throw new Error(notReadable)
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > entry.bytes) {
      await reader.cancel()
      throw new Error(notReadable)
    }
    parts.push(value)
  }
  return new Blob(parts)
}

/** A new archive of some files of another one, renamed; their compressed bytes are copied. */
export async function zipFromEntries(
  archive: Blob,
  chosen: readonly { readonly name: string; readonly entry: ZipEntry }[],
): Promise<Blob> {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let [offset, directoryBytes] = [0, 0]
  for (const { name, entry } of chosen) {
    const nameBytes = new TextEncoder().encode(name)
    const content = await readCompressedEntry(archive, entry)
    const local = headOf({ signature: 0x04034b50, entry, nameBytes: nameBytes.length })
    const central = headOf({ signature: 0x02014b50, entry, nameBytes: nameBytes.length, offset })
    parts.push(local, nameBytes, content)
    directory.push(central, nameBytes)
    offset += local.byteLength + nameBytes.length + content.size
    directoryBytes += central.byteLength + nameBytes.length
  }
  const end = new DataView(new ArrayBuffer(endBytes))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, chosen.length, true)
  end.setUint16(10, chosen.length, true)
  end.setUint32(12, directoryBytes, true)
  end.setUint32(16, offset, true)
  return new Blob([...parts, ...directory, end.buffer])
}

interface Head {
  readonly signature: 0x04034b50 | 0x02014b50
  readonly entry: ZipEntry
  readonly nameBytes: number
  /** Only in the central directory. */
  readonly offset?: number
}

/** A local file header, or its entry in the central directory, which begins two bytes later and has other fields at its end. */
function headOf({ signature, entry, nameBytes, offset }: Head): ArrayBuffer {
  const isCentral = offset !== undefined
  const head = new DataView(new ArrayBuffer(isCentral ? 46 : 30))
  const shift = isCentral ? 2 : 0
  head.setUint32(0, signature, true)
  if (isCentral) head.setUint16(4, 20, true)
  head.setUint16(4 + shift, 20, true)
  // The name is UTF-8 (bit 11), and the sizes are in the header, so no data descriptor follows (bit 3).
  head.setUint16(6 + shift, (entry.flags & ~0x0008) | 0x0800, true)
  head.setUint16(8 + shift, entry.method, true)
  head.setUint32(14 + shift, entry.crc, true)
  head.setUint32(18 + shift, entry.packedBytes, true)
  head.setUint32(22 + shift, entry.bytes, true)
  head.setUint16(26 + shift, nameBytes, true)
  if (isCentral) head.setUint32(42, offset, true)
  return head.buffer
}

/** The offset of the last end-of-central-directory signature; null if there is none. */
function endOf(tail: DataView): number | null {
  for (let at = tail.byteLength - endBytes; at >= 0; at--) {
    if (tail.getUint32(at, true) === 0x06054b50) return at
  }
  return null
}

async function viewOf(blob: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.arrayBuffer())
}
