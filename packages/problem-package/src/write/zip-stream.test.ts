import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { createZipStream, type ZipEntry } from './zip-stream.ts'

const streamed = (count: number): ZipEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `${at}.zip`,
    content: async () => Readable.from([Buffer.from('inside')]),
    isPacked: true,
  }))

test('an archive of many archives holds on to none that has ended', async () => {
  const warned = vi.fn()
  process.on('warning', warned)

  await buffer(createZipStream(streamed(30)))
  await new Promise(setImmediate)

  process.off('warning', warned)
  expect(warned).not.toHaveBeenCalled()
})

test('an archive that nobody reads any more ends the one inside', async () => {
  const inner = new PassThrough()
  const isAsked = Promise.withResolvers<void>()
  const content = async () => {
    isAsked.resolve()
    return inner
  }
  const zip = createZipStream([{ path: 'inner.zip', content }])
  zip.resume()
  await isAsked.promise
  await new Promise(setImmediate)

  zip.destroy()
  await once(inner, 'close')

  expect(inner.destroyed).toBe(true)
})
