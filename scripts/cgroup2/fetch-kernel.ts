import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

// Not the kernel for clouds, which cannot mount a host folder.
const metaPackage = 'linux-image-amd64'

// Modules for a machine without disks, with their dependencies.
const wanted = ['*boot/vmlinuz-*', ...['fs', 'net/9p', 'drivers/virtio', 'lib'].map(modulesIn)]

/**
 * Downloads and unpacks Debian's current kernel with its modules, once, and returns the folder; it is kept in `cache`. Throws if
 * apt does not know the package.
 */
export async function fetchKernel(cache: string): Promise<string> {
  const name = await currentPackage()
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  console.log(`Fetching ${name} …`)
  const unfinished = await mkdtemp(join(cache, 'unpack-'))
  try {
    await runProgram('apt-get', ['download', name], { cwd: unfinished })
    const [archive = ''] = await readdir(unfinished)
    const unpacked = join(unfinished, 'kernel')
    await mkdir(unpacked)
    const unpack = `dpkg-deb --fsys-tarfile "$1" | tar -x --wildcards -C "$2" ${wanted.map((name) => `'${name}'`).join(' ')}`
    await runProgram('sh', ['-c', unpack, 'sh', archive, unpacked], { cwd: unfinished })
    // Newer packages contain compressed modules.
    await runProgram('find', [unpacked, '-name', '*.ko.xz', '-exec', 'xz', '-d', '{}', '+'], {})
    await rename(unpacked, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return folder
}

async function currentPackage(): Promise<string> {
  const known = await dependencyOfMeta()
  if (known !== null) return known
  if (process.getuid?.() === 0) await runProgram('apt-get', ['update', '-qq'], {})
  const name = await dependencyOfMeta()
  if (name !== null) return name
  throw new Error(
    `apt does not know the package "${metaPackage}": this test needs Debian and its package lists.`,
  )
}

async function dependencyOfMeta(): Promise<string | null> {
  const text = await runProgram('apt-cache', ['depends', metaPackage], {}).catch(() => '')
  return /Depends: (linux-image-\S+)/.exec(text)?.[1] ?? null
}

function modulesIn(folder: string): string {
  return `*lib/modules/*/kernel/${folder}/*`
}
