import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { promisify } from 'node:util'
import { SandboxError } from '../sandbox-error.ts'

const run = promisify(execFile)

/** The system programs that the sandbox uses. */
export interface Tools {
  readonly bwrap: string
  readonly unshare: string
  readonly nsenter: string
  readonly setpriv: string
  readonly mount: string
  readonly sh: string
  /** null if it is not installed: it only speeds up boxes. */
  readonly umount: string | null
  /** Needed only if this process was started with additional open files. */
  readonly bash: () => string
  /** bubblewrap 0.8 and newer can forbid user namespaces inside; the system call filter forbids them in any case. */
  readonly bwrapForbidsUserNamespaces: boolean
}

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** Throws `SandboxError` with the remedy if one is not installed. */
export async function findTools(): Promise<Tools> {
  const bwrap = find('bwrap', 'bubblewrap')
  const { stdout } = await run(bwrap, ['--help'])
  return {
    bwrap,
    unshare: find('unshare', 'util-linux'),
    nsenter: find('nsenter', 'util-linux'),
    setpriv: find('setpriv', 'util-linux'),
    mount: find('mount', 'mount'),
    // Another shell might read a named pipe up to its end, which never comes, before it executes the first line.
    sh: findAny('dash') ?? find('sh', 'dash'),
    umount: findAny('umount'),
    bash: () => find('bash', 'bash'),
    bwrapForbidsUserNamespaces: stdout.includes('--disable-userns'),
  }
}

function find(program: string, packageName: string): string {
  const path = findAny(program)
  if (path !== null) return path
  throw new SandboxError(`"${program}" is not installed. Install the package "${packageName}".`)
}

function findAny(program: string): string | null {
  return folders.map((folder) => `${folder}/${program}`).find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
