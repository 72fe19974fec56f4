import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Language, Verdict } from '@codedojo/contract'
import { verdictSchema } from '@codedojo/contract'
import { z } from 'zod'
import { readHeader } from './program-header.ts'
import { type SourceForm, sourceFormSchema } from './source-form.ts'

/** One program of the folder `hostile`, with what its header promises. */
export interface HostileProgram {
  readonly name: string
  /** Its entry in the list of attacks, such as `H07`. */
  readonly id: string
  readonly language: Language
  /** True for a shell script: it takes the compiler's place, and what it leaves is judged as a C++ program. */
  readonly isCompiler: boolean
  /** Placeholders not yet filled in. */
  readonly text: string
  readonly form: SourceForm
  /** Verdicts that may come out. */
  readonly expect: readonly Verdict[]
  /** Whether it prints the right answer somewhere; only then may its output hold it. */
  readonly solves: boolean
  /** What each of its cases must show in its output. */
  readonly shows: readonly RegExp[]
  /** What must not appear anywhere in its result. */
  readonly hides: readonly RegExp[]
  /** At least so much must be measured, whatever the program claims. */
  readonly uses: { readonly cpuMs: number; readonly memoryKb: number }
  readonly timeLimitMs: number
  /** Whether it, or the compiler it keeps busy, does nothing but wait. */
  readonly waits: boolean
  /** Another program of the folder that is judged right before. */
  readonly after: string | null
  /** Whether it is shown a file that only the group of whoever judges may read: a proof where that is root. */
  readonly seesGroupFile: boolean
  /** Its own cases by the last words of their input; none: the usual three. */
  readonly cases: readonly OwnCase[]
}

export interface OwnCase {
  readonly words: string
  readonly expect: Verdict
}

const languageOf: ReadonlyMap<string, Language> = new Map([
  ['.cpp', 'cpp'],
  ['.java', 'java'],
  ['.py', 'python'],
  ['.js', 'javascript'],
  ['.sh', 'cpp'],
])

const usualTimeLimitMs = 800

/** Every program of the folder, in the order of their names. Throws on a header it does not understand. */
export function readHostilePrograms(folder: URL): HostileProgram[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readHostileProgram(name, readFileSync(new URL(name, folder), 'utf8')))
}

export function readHostileProgram(name: string, text: string): HostileProgram {
  const language = languageOf.get(extname(name))
  if (!language) throw new Error(`"${name}" is in no language we judge.`)
  const { id, valuesOf } = readHeader(name, text)
  const patterns = (key: 'shows' | 'hides') => valuesOf(key).map((value) => new RegExp(value, 'm'))
  const expect = valuesOf('expect').flatMap((value) => value.split(', '))
  if (expect.length === 0) throw new Error(`"${name}" expects nothing.`)
  return {
    name,
    id,
    language,
    isCompiler: name.endsWith('.sh'),
    text,
    form: sourceFormSchema.parse(valuesOf('source')[0] ?? 'as it is'),
    expect: z.array(verdictSchema).parse(expect),
    solves: valuesOf('solves').includes('yes'),
    shows: patterns('shows'),
    hides: patterns('hides'),
    uses: usesOf(valuesOf('uses')),
    timeLimitMs: Number(/^(\d+) ms$/.exec(valuesOf('limit')[0] ?? '')?.[1] ?? usualTimeLimitMs),
    waits: valuesOf('waits').includes('yes'),
    after: valuesOf('after')[0] ?? null,
    seesGroupFile: valuesOf('sees').includes('group file'),
    cases: valuesOf('case').map(ownCaseOf),
  }
}

function usesOf(values: readonly string[]): HostileProgram['uses'] {
  const [, cpuMs = '0', megabytes = '0'] = /^(\d+) ms, (\d+) MB$/.exec(values[0] ?? '') ?? []
  return { cpuMs: Number(cpuMs), memoryKb: Number(megabytes) * 1024 }
}

function ownCaseOf(value: string): OwnCase {
  const [words = '', verdict] = value.split(' -> ')
  return { words, expect: verdictSchema.parse(verdict) }
}
