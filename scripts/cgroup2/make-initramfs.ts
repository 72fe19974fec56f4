import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { listModules } from './list-modules.ts'
import { runProgram } from './run-program.ts'

const roots = ['virtio_pci', '9pnet_virtio', '9p', 'overlay']

/**
 * Creates the initial file system of the machine in the work folder, with busybox, init.sh and the modules that it loads. Returns
 * its path.
 */
export async function makeInitramfs(work: string, kernel: string): Promise<string> {
  const tree = join(work, 'initramfs')
  for (const folder of ['bin', 'modules', 'proc', 'sys', 'dev', 'host', 'layer', 'root'])
    await mkdir(join(tree, folder), { recursive: true })
  await copyFile('/bin/busybox', join(tree, 'bin/busybox'))
  await copyFile(join(import.meta.dirname, 'init.sh'), join(tree, 'init'))
  const modules = await listModules(kernel, roots)
  for (const path of modules) await copyFile(path, join(tree, 'modules', basename(path)))
  await writeFile(join(tree, 'modules/order'), modules.map((path) => `${basename(path)}\n`).join(''))
  const archive = join(work, 'initramfs.cpio')
  const pack = 'chmod 755 init bin/busybox && find . | cpio -o -H newc --quiet >"$1"'
  await runProgram('sh', ['-c', pack, 'sh', archive], { cwd: tree })
  return archive
}
