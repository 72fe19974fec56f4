import { CustomSource } from 'mediabunny'
import { z } from 'zod'

/** The server serves at most twice as much at once. */
const maxReadBytes = 8 * 1024 * 1024

const partSchema = z.object({ id: z.int(), content: z.base64() })

/** A file whose content the parent process reads (`serve-reads.ts`). */
export function makeParentSource(bytes: number): CustomSource {
  const waiting = new Map<number, (content: Uint8Array) => void>()
  let asked = 0
  process.on('message', (message) => {
    const { id, content } = partSchema.parse(message)
    waiting.get(id)?.(Buffer.from(content, 'base64'))
    waiting.delete(id)
  })
  const readOnce = (start: number, end: number) =>
    new Promise<Uint8Array>((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      process.send?.({ id: asked, start, end })
    })
  return new CustomSource({
    getSize: () => bytes,
    read: async (start, end) => {
      const parts: Uint8Array[] = []
      for (let at = start; at < end; at += maxReadBytes)
        parts.push(await readOnce(at, Math.min(at + maxReadBytes, end)))
      return Buffer.concat(parts)
    },
    prefetchProfile: 'network',
  })
}
