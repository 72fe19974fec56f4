import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Language, Verdict } from '@codedojo/contract'
import { verdictSchema } from '@codedojo/contract'
import { z } from 'zod'
import { readHeader } from './program-header.ts'
import { type SourceForm, sourceFormSchema } from './source-form.ts'

/** A program of the folder `hostile` with the expectations in its header. */
export interface HostileProgram {
  readonly name: string
  /** Its entry in the attack list, for example `H07`. */
  readonly id: string
  readonly language: Language
  /** True for a shell script that replaces the compiler; its output is judged as a C++ program. */
  readonly isCompiler: boolean
  /** The source with unreplaced placeholders. */
  readonly text: string
  readonly form: SourceForm
  /** Acceptable verdicts. */
  readonly expect: readonly Verdict[]
  /** Whether it prints the right answer somewhere; only then may its output contain it. */
  readonly solves: boolean
  /** Patterns that the output of each case must match. Header: `shows`. */
  readonly outputMustMatch: readonly RegExp[]
  /** Patterns that nothing in its result may match. Header: `hides`. */
  readonly resultMustNotMatch: readonly RegExp[]
  /** The least CPU time and memory that must be measured, whatever the program claims. */
  readonly uses: { readonly cpuMs: number; readonly memoryKb: number }
  readonly timeLimitMs: number
  /** Whether the program, or the compiler that it keeps busy, only waits. */
  readonly onlyWaits: boolean
  /** The file name of the program that is judged directly before this one; null if that may be any. */
  readonly runsAfter: string | null
  /** Whether it sees a file that only the judge's group may read; meaningful only if the judge runs as root. */
  readonly seesGroupFile: boolean
  /** The cases that this program is judged on; if empty, the three that all hostile programs share. */
  readonly cases: readonly HostileCase[]
}

export interface HostileCase {
  /** The last words of the input. */
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
/** Filling 256 MB takes a second of CPU time in a virtual machine where a page fault takes 15 µs. */
const fillingTimeLimitMs = 5000

/** Reads all programs of the folder, sorted by name. Throws on an invalid header. */
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
  const usualMs = expect.includes('Memory Limit Exceeded') ? fillingTimeLimitMs : usualTimeLimitMs
  return {
    name,
    id,
    language,
    isCompiler: name.endsWith('.sh'),
    text,
    form: sourceFormSchema.parse(valuesOf('source')[0] ?? 'as it is'),
    expect: z.array(verdictSchema).parse(expect),
    solves: valuesOf('solves').includes('yes'),
    outputMustMatch: patterns('shows'),
    resultMustNotMatch: patterns('hides'),
    uses: usesOf(valuesOf('uses')),
    timeLimitMs: Number(/^(\d+) ms$/.exec(valuesOf('limit')[0] ?? '')?.[1] ?? usualMs),
    onlyWaits: valuesOf('waits').includes('yes'),
    runsAfter: valuesOf('after')[0] ?? null,
    seesGroupFile: valuesOf('sees').includes('group file'),
    cases: valuesOf('case').map(hostileCaseOf),
  }
}

function usesOf(values: readonly string[]): HostileProgram['uses'] {
  const [, cpuMs = '0', megabytes = '0'] = /^(\d+) ms, (\d+) MB$/.exec(values[0] ?? '') ?? []
  return { cpuMs: Number(cpuMs), memoryKb: Number(megabytes) * 1024 }
}

function hostileCaseOf(value: string): HostileCase {
  const [words = '', verdict] = value.split(' -> ')
  return { words, expect: verdictSchema.parse(verdict) }
}
