import { Readable } from 'node:stream'
import type { ZipEntry } from '@codedojo/problem-package'

/** A JSON file whose content is loaded when the archive reaches it. */
export function jsonFile(path: string, read: () => Promise<unknown>): ZipEntry {
  return { path, content: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`) }
}

/** A JSON file with a list of any length, one item per line, streamed. */
export function jsonListFile(path: string, read: () => AsyncIterable<unknown>): ZipEntry {
  return { path, content: async () => Readable.from(linesOf(read())) }
}

async function* linesOf(items: AsyncIterable<unknown>) {
  let before = '[\n'
  for await (const item of items) {
    yield Buffer.from(`${before}${JSON.stringify(item)}`)
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

export function textFile(path: string, read: () => Promise<string> | string): ZipEntry {
  return { path, content: async () => Buffer.from(await read()) }
}
