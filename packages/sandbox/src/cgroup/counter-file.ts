import { readFileSync } from 'node:fs'
import { SandboxError } from '../sandbox-error.ts'

/** Reads a control file that holds one number. */
export function readCounter(file: string): number {
  return parseCounter(readFileSync(file, 'utf8'), file)
}

/** Reads one number from a control file of `key value` lines. */
export function readKeyedCounter(file: string, key: string): number {
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((candidate) => candidate.startsWith(`${key} `))
  if (line === undefined) throw new SandboxError(`"${file}" has no "${key}".`)
  return parseCounter(line.slice(key.length + 1), file)
}

export function readProcessIds(file: string): number[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseCounter(line, file))
}

function parseCounter(text: string, file: string): number {
  if (!/^\d+$/.test(text.trim()))
    throw new SandboxError(`"${file}" should hold a number but holds "${text.trim()}".`)
  return Number(text)
}
