import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { chunkNames } from './chunks.ts'

const compress = promisify(brotliCompress)

/** The chunks that most pages load, whose names end with a hash; the server compresses the other files on request. */
const waitedFor = new RegExp(String.raw`^assets/(${[...chunkNames].join('|')})-[\w-]{8}\.(js|css)$`)

export function isPrecompressed(name: string): boolean {
  return waitedFor.test(name)
}

/** Writes precompressed copies of these files at the highest level, which is too slow for each request. */
export function compressPlugin(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.keys(bundle).filter(isPrecompressed)
      await Promise.all(names.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await compress(bytes, { params }))
}
