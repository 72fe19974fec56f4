import { execFile } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Compilers are looked for below /usr only: that is what a box sees, and a user's own version is nobody else's. */
async function programPath(path: string): Promise<string | null> {
  const found = await realpath(path).catch(() => null)
  return found?.startsWith('/usr/') ? found : null
}

async function versionSaidBy(path: string, flag: string): Promise<string> {
  const { stdout } = await run(path, [flag], { env: { LANG: 'C', PATH: '/usr/bin' } })
  return /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? stdout.trim()
}

export interface FoundCpp {
  readonly compiler: string
  /** All parts, for example 12.2.0. */
  readonly fullVersion: string
  readonly hasMold: boolean
}

export async function findCpp(): Promise<FoundCpp | null> {
  const compiler = await programPath('/usr/bin/g++')
  if (!compiler) return null
  return {
    compiler,
    fullVersion: await versionSaidBy(compiler, '-dumpfullversion'),
    hasMold: (await programPath('/usr/bin/mold')) !== null,
  }
}

export interface FoundJava {
  readonly home: string
  readonly fullVersion: string
}

const oldestJava = 17

/** null also when there is only a runtime, or a version before 17. */
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
