import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { promisify } from 'node:util'
import { SandboxError } from '../sandbox-error.ts'

const run = promisify(execFile)

/** The distribution's programs that the sandbox is made of. */
export interface Tools {
  readonly bwrap: string
  readonly unshare: string
  readonly nsenter: string
  readonly setpriv: string
  readonly mount: string
  readonly sh: string
  /** null where it is not installed: nothing depends on it but the speed of boxes. */
  readonly umount: string | null
  /** Needed only where this process was started with extra open files. */
  readonly bash: () => string
  /** bubblewrap 0.8 and newer can forbid user namespaces inside; the system call filter does so in any case. */
  readonly bwrapForbidsUserNamespaces: boolean
}

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']

/** Throws `SandboxError` with the cure when one is not installed. */
export async function findTools(): Promise<Tools> {
  const bwrap = find('bwrap', 'bubblewrap')
  const { stdout } = await run(bwrap, ['--help'])
  return {
    bwrap,
    unshare: find('unshare', 'util-linux'),
    nsenter: find('nsenter', 'util-linux'),
    setpriv: find('setpriv', 'util-linux'),
    mount: find('mount', 'mount'),
    // Another one may read a named pipe to its end, which never comes, before it does the first line.
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
