import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withNamespaceHint } from '../box/namespace-error-hint.ts'
import type { Tools } from '../box/tools.ts'
import { isWithin } from '../is-within.ts'
import { SandboxError } from '../sandbox-error.ts'

/*
 * How it works
 *   sh in a new mount namespace: mounts a tmpfs, reports it, and ends when this process has opened
 *     the tmpfs      ─→ this process writes to it through its own file descriptor
 *     the namespace  ─→ launchers enter it, and see the tmpfs at `inside`
 * No other process sees the tmpfs, and it need not be unmounted: the kernel frees it when the last process that has it open ends.
 */

/**
 * A tmpfs for files that programs can see. They are always in memory, so that no program can tell from the page cache what
 * another has read.
 */
export interface MemoryFolder extends Disposable {
  /** The only path by which this process reaches it. */
  readonly folder: string
  /** Translates a path inside the folder to the launcher's view; returns other paths unchanged. */
  readonly seenByLauncher: (path: string) => string
  /** Words to put before a command so that it runs in the namespace of the tmpfs. */
  readonly enterBy: readonly string[]
}

export interface MemoryFolderOptions {
  /** An empty mount point for the tmpfs is created in it. */
  readonly folder: string
  readonly tools: Pick<Tools, 'sh' | 'mount' | 'unshare' | 'nsenter'>
}

/** Beyond this size writes fail with "no space left", before the machine runs out of memory. */
const largestBytes = 2 * 1024 * 1024 * 1024

/** `noswap` prevents swapping; kernels before 6.4 do not support it. Source: tmpfs(5). */
const mountingLine = (mount: string) => {
  const by = (options: string) => `${mount} -t tmpfs -o ${options} codedojo "$1" 2>/dev/null`
  const options = `nosuid,mode=711,size=${largestBytes}`
  return `{ ${by(`${options},noswap`)} || ${mount} -t tmpfs -o ${options} codedojo "$1"; } && echo mounted && read -r _`
}

/** Mounts a tmpfs. Throws `SandboxError` with the error output if that fails. */
export async function openMemoryFolder({ folder, tools }: MemoryFolderOptions): Promise<MemoryFolder> {
  const inside = join(folder, 'memory')
  await mkdir(inside)
  await chmod(inside, 0o711)
  const isRoot = process.geteuid?.() === 0
  const own = isRoot ? [] : ['--user', '--map-root-user']
  const words = [...own, '--mount', tools.sh, '-c', mountingLine(tools.mount), 'sh', inside]
  const child = spawn(tools.unshare, words, { cwd: '/', env: {}, stdio: ['pipe', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const ended = once(child, 'close')
  const isMounted = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isMounted)
    throw withNamespaceHint(
      new SandboxError(`No memory could be mounted: ${Buffer.concat(said).toString().trim()}`),
    )
  const opened: number[] = []
  const open = (path: string) => {
    const descriptor = openSync(path, 'r')
    opened.push(descriptor)
    return `/proc/${process.pid}/fd/${descriptor}`
  }
  const close = () => {
    for (const descriptor of opened) closeSync(descriptor)
  }
  try {
    const ofChild = `/proc/${child.pid}`
    const tmpfs = open(`${ofChild}/root${inside}`)
    const user = isRoot ? [] : [`--user=${open(`${ofChild}/ns/user`)}`, '--preserve-credentials']
    const enterBy = [tools.nsenter, ...user, `--mount=${open(`${ofChild}/ns/mnt`)}`, '--']
    return {
      folder: tmpfs,
      seenByLauncher: (path) => (isWithin(path, tmpfs) ? inside + path.slice(tmpfs.length) : path),
      enterBy,
      [Symbol.dispose]: close,
    }
  } catch (cause) {
    close()
    throw new SandboxError(`The memory of the sandbox could not be opened: ${String(cause)}`, { cause })
  } finally {
    child.stdin.end('\n')
    await ended
  }
}
