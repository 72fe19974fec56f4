import { execFile } from 'node:child_process'
import { readFile, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Looks for compilers below /usr only: that is what boxes get, and a compiler in a home folder is not readable for others. */
async function programPath(path: string): Promise<string | null> {
  const found = await realpath(path).catch(() => null)
  return found?.startsWith('/usr/') ? found : null
}

async function versionSaidBy(path: string, flag: string): Promise<string> {
  const { stdout } = await run(path, [flag], { env: { LANG: 'C', PATH: '/usr/bin' } })
  return /(?<!\d)\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? stdout.trim()
}

/** Identifies the compiler proper, which g++ starts, by its file. */
async function stampOf(compiler: string): Promise<string> {
  const { stdout } = await run(compiler, ['-print-prog-name=cc1plus'], {
    env: { LANG: 'C', PATH: '/usr/bin' },
  })
  const found = await stat(stdout.trim()).catch(() => null)
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

export interface FoundCpp {
  readonly compiler: string
  /** The complete version, for example 12.2.0. */
  readonly fullVersion: string
  /**
   * Changes with the compiler binary, even if its version does not: a precompiled header works only with the binary that made it.
   */
  readonly stamp: string
  readonly hasMold: boolean
}

export async function findCpp(): Promise<FoundCpp | null> {
  const compiler = await programPath('/usr/bin/g++')
  if (!compiler) return null
  return {
    compiler,
    fullVersion: await versionSaidBy(compiler, '-dumpfullversion'),
    stamp: await stampOf(compiler),
    hasMold: (await programPath('/usr/bin/mold')) !== null,
  }
}

export interface FoundJava {
  readonly home: string
  readonly fullVersion: string
}

const oldestJava = 17

/** Returns null if no JDK is installed (a runtime is not sufficient), or only one before version 17. */
export async function findJava(): Promise<FoundJava | null> {
  const compiler = await programPath('/usr/bin/javac')
  if (!compiler) return null
  const home = dirname(dirname(compiler))
  const release = await readFile(`${home}/release`, 'utf8').catch(() => '')
  const fullVersion = /^JAVA_VERSION="([^"]+)"/m.exec(release)?.[1] ?? ''
  return Number.parseInt(fullVersion, 10) >= oldestJava ? { home, fullVersion } : null
}

export interface FoundPython {
  readonly interpreter: string
  readonly fullVersion: string
}

export async function findPython(): Promise<FoundPython | null> {
  const interpreter = await programPath('/usr/bin/python3')
  if (!interpreter) return null
  return { interpreter, fullVersion: await versionSaidBy(interpreter, '--version') }
}
