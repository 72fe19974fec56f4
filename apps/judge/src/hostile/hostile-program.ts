import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Language } from '@codedojo/contract'
import { z } from 'zod'

/** One program of the folder `hostile`, with what its header promises. */
export interface HostileProgram {
  readonly name: string
  readonly language: Language
  readonly code: string
  /** Verdicts that may come out. */
  readonly expect: readonly string[]
  /** Whether it prints the right answer somewhere; only then may its output hold it. */
  readonly solves: boolean
  /** What each of its cases must show in its output. */
  readonly shows: readonly RegExp[]
  /** What must not appear anywhere in its result. */
  readonly hides: readonly RegExp[]
  /** At least so much must be measured, whatever the program claims. */
  readonly uses: { readonly cpuMs: number; readonly memoryKb: number }
}

const languageOf: ReadonlyMap<string, Language> = new Map([
  ['.cpp', 'cpp'],
  ['.java', 'java'],
  ['.py', 'python'],
  ['.js', 'javascript'],
])

const headerKey = z.enum(['expect', 'solves', 'shows', 'hides', 'uses'])

/** Every program of the folder, in the order of their names. Throws on a header it does not understand. */
export function readHostilePrograms(folder: URL): HostileProgram[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readHostileProgram(name, readFileSync(new URL(name, folder), 'utf8')))
}

export function readHostileProgram(name: string, code: string): HostileProgram {
  const language = languageOf.get(extname(name))
  if (!language) throw new Error(`"${name}" is in no language we judge.`)
  const [about = '', ...header] = headerLines(code)
  if (!/^H\d\d: /.test(about)) throw new Error(`"${name}" does not begin with its number.`)
  const valuesOf = (wanted: string) =>
    header.map(parseLine).flatMap(({ key, value }) => (key === wanted ? [value] : []))
  const patterns = (key: string) => valuesOf(key).map((value) => new RegExp(value, 'm'))
  const expect = valuesOf('expect').flatMap((value) => value.split(', '))
  if (expect.length === 0) throw new Error(`"${name}" expects nothing.`)
  return {
    name,
    language,
    code,
    expect,
    solves: valuesOf('solves').includes('yes'),
    shows: patterns('shows'),
    hides: patterns('hides'),
    uses: usesOf(valuesOf('uses')),
  }
}

function headerLines(code: string): string[] {
  const lines = code.split('\n')
  const end = lines.findIndex((line) => !/^(\/\/|#) /.test(line))
  return lines.slice(0, end).map((line) => line.replace(/^(\/\/|#) /, ''))
}

function parseLine(line: string) {
  const colon = line.indexOf(': ')
  return { key: headerKey.parse(line.slice(0, colon)), value: line.slice(colon + 2) }
}

function usesOf(values: readonly string[]): HostileProgram['uses'] {
  const [, cpuMs = '0', megabytes = '0'] = /^(\d+) ms, (\d+) MB$/.exec(values[0] ?? '') ?? []
  return { cpuMs: Number(cpuMs), memoryKb: Number(megabytes) * 1024 }
}
