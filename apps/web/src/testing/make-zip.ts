import { crc32, deflateRawSync } from 'node:zlib'

/** A zip archive with each file deflated, or stored at level 0. */
export function makeZip(
  files: Readonly<Record<string, Uint8Array | string>>,
  { level } = { level: 9 },
): Uint8Array<ArrayBuffer> {
  const [bodies, heads]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, given] of Object.entries(files)) {
    const content = Buffer.from(given)
    const packed = level === 0 ? content : deflateRawSync(content, { level })
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE(level === 0 ? 0 : 8, 10)
    head.writeUInt32LE(crc32(content), 16)
    head.writeUInt32LE(packed.length, 20)
    head.writeUInt32LE(content.length, 24)
    head.writeUInt16LE(name.length, 28)
    head.writeUInt32LE(offset, 42)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), head.subarray(6, 32)])
    bodies.push(local, Buffer.from(name), packed)
    heads.push(head, Buffer.from(name))
    offset += local.length + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(heads.length / 2, 10)
  end.writeUInt32LE(Buffer.concat(heads).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, ...heads, end]))
}
