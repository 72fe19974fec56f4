import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBuildBox } from './build-box.ts'
import { contentKey } from './content-key.ts'
import type { ToolchainContext } from './toolchain.ts'

const library = '/usr/lib/codedojo-pipes.so'

/**
 * Builds the library that emulates pipes (see `pipes.cpp`) and has the dynamic loader preload it into every program. Source:
 * ld.so(8). Returns false if there is no compiler; programs that need a pipe, such as Node, then do not start.
 */
export async function preparePipes(context: ToolchainContext): Promise<boolean> {
  const found = context.cpp
  if (!found) return false
  const source = await readFile(new URL('pipes.cpp', import.meta.url), 'utf8')
  const folder = await context.folders.build({
    name: `pipes-${contentKey(found.compiler, found.fullVersion, source)}`,
    fill: async (draft) => {
      await using buildBox = await openBuildBox(context)
      await buildBox.write('pipes.cpp', source)
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
      await buildBox.make(
        {
          argv: ['/bin/sh', '-c', '"$@" && exec cat /tmp/pipes.so', 'sh', ...compile, '-o', '/tmp/pipes.so'],
          mounts: [],
        },
        join(draft, 'pipes.so'),
      )
    },
  })
  await context.system.put(join(folder, 'pipes.so'), library)
  await context.system.write(`${library}\n`, '/etc/ld.so.preload')
  return true
}
