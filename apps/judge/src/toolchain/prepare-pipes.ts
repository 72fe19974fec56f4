import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openWorkshop } from './box-workshop.ts'
import { contentKey } from './content-key.ts'
import type { ToolPlace } from './toolchain.ts'

const library = '/usr/lib/codedojo-pipes.so'

/**
 * Shows programs the library that makes pipes for them, see `pipes.cpp`: the loader loads it into each of them. Source: ld.so(8).
 * False without a compiler to make it; programs that must have a pipe, such as Node, do not start then.
 */
export async function preparePipes(place: ToolPlace): Promise<boolean> {
  const found = place.cpp
  if (!found) return false
  const source = await readFile(new URL('pipes.cpp', import.meta.url), 'utf8')
  const folder = await place.folders.build({
    name: `pipes-${contentKey(found.compiler, found.fullVersion, source)}`,
    fill: async (draft) => {
      await using workshop = await openWorkshop(place)
      await workshop.write('pipes.cpp', source)
      const linker = found.hasMold ? ['-fuse-ld=mold', '-Wl,--no-fork'] : []
      const compile = [
        found.compiler,
        '-O2',
        '-shared',
        '-fPIC',
        '-fno-exceptions',
        '-nodefaultlibs',
        ...linker,
        'pipes.cpp',
        '-lc',
      ]
      await workshop.make(
        {
          argv: ['/bin/sh', '-c', '"$@" && exec cat /tmp/pipes.so', 'sh', ...compile, '-o', '/tmp/pipes.so'],
          mounts: [],
        },
        join(draft, 'pipes.so'),
      )
    },
  })
  await place.system.put(join(folder, 'pipes.so'), library)
  await place.system.write(`${library}\n`, '/etc/ld.so.preload')
  return true
}
