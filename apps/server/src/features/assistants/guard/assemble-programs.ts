import type { Declaration, Language } from '@codedojo/contract'
import { likelyLanguages, mayBeProgram, namedLanguage, readsAndPrints } from './code-language.ts'
import { completeProgram } from './complete-program.ts'
import type { DeobfuscationsOf } from './deobfuscations.ts'
import { fillTemplate } from './fill-template.ts'
import { findPartialPrograms } from './find-partial-programs.ts'
import type { GuardOptions } from './guarded-piece.ts'
import { hasCodeLine } from './line-form.ts'
import type { WorkBudget } from './work-budget.ts'

/** A complete program that a reader could assemble from an answer. */
export interface Program {
  readonly language: Language
  readonly code: string
}

export interface ShownCode {
  readonly content: string
  /** Info string of the opening fence. */
  readonly info: string
  /** Code that was shown before, oldest first; the last `fresh` pieces are from this answer. */
  readonly shown: readonly string[]
  readonly fresh: number
}

export interface AssemblyOptions extends Pick<GuardOptions, 'language' | 'frames' | 'declaration'> {
  readonly workBudget: Pick<WorkBudget, 'spend'>
  readonly deobfuscationsOf: DeobfuscationsOf
}

/** Maximum number of parts for which leaving one out is tried, because it may only separate the others. */
const maxLeaveOneOutParts = 5
/** Maximum length of an assembled program in characters; real solutions are far shorter. */
const maxProgramCharacters = 16 * 1024

/**
 * All programs that a piece of code is or would complete, without duplicates: by itself, inserted into a frame, and
 * appended to code that was shown before. Where learners write a function, code that defines it is a program, too, however
 * short. None for another fragment of one or two lines that neither reads and prints nor returns anything. Throws `WorkBudgetSpent`.
 */
export async function assemblePrograms(code: ShownCode, options: AssemblyOptions): Promise<Program[]> {
  const all = await ofItself(code, options)
  all.push(...(await joined(code, options)))
  const seen = new Set<string>()
  return all.filter((program) => {
    const key = `${program.language}\n${program.code.trim()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

async function ofItself({ content, info }: ShownCode, options: AssemblyOptions): Promise<Program[]> {
  const isFragment = isShort(content)
  const programs: Program[] = []
  const readings = await options.deobfuscationsOf(content)
  for (const reading of [...readings, ...(await findPartialPrograms(readings, options.workBudget))]) {
    await options.workBudget.spend(reading.length)
    const isFunction = mayDefine(reading, options.declaration)
    for (const language of languagesOf(reading, { info, options })) {
      const isProgram = mayBeProgram(reading, language) && (!isFragment || readsAndPrints(reading))
      if (isProgram || isFunction) programs.push({ language, code: completeProgram(reading, language) })
      programs.push(...(await framed(reading, language, options)))
    }
  }
  return programs
}

/** Combinations of parts: the last two or three, those of this answer, and all. */
async function joined(code: ShownCode, options: AssemblyOptions): Promise<Program[]> {
  const { content, info, shown } = code
  if (shown.length === 0 || (isShort(content) && !hasCodeLine(content))) return []
  const isFragment = isShort(content) && !/\breturn\b/.test(content)
  const programs: Program[] = []
  for (const text of await joinedTexts(code, options)) {
    await options.workBudget.spend(text.length)
    const isFunction = mayDefine(text, options.declaration)
    for (const language of languagesOf(text, { info, options })) {
      if ((mayBeProgram(text, language) && readsAndPrints(text)) || isFunction)
        programs.push({ language, code: completeProgram(text, language) })
      if (!isFragment) programs.push(...(await framed(text, language, options)))
    }
  }
  return programs
}

async function joinedTexts({ content, shown, fresh }: ShownCode, { deobfuscationsOf }: AssemblyOptions) {
  const texts = new Set<string>()
  const fitting = countFitting(shown)
  const counts = new Set([fresh, 1, 2, shown.length].map((count) => Math.min(count, fitting)))
  for (const count of counts) {
    if (count === 0) continue
    const parts = [...shown.slice(-count), content]
    const read: string[] = []
    for (const part of parts) read.push((await deobfuscationsOf(part))[1] ?? part)
    texts.add(parts.join('\n')).add(read.join('\n'))
    if (count === fresh && count <= maxLeaveOneOutParts)
      for (const [at] of shown.slice(-count).entries()) texts.add(read.toSpliced(at, 1).join('\n'))
  }
  return texts
}

/** How many of the newest parts fit into the maximum length together. */
function countFitting(shown: readonly string[]): number {
  let left = maxProgramCharacters
  const first = shown.findLastIndex((part) => {
    left -= part.length
    return left < 0
  })
  return shown.length - first - 1
}

/** Whether this may define the function: it names it, and gives something back or assigns it; a mere call does neither. */
function mayDefine(code: string, declaration: Declaration | undefined): boolean {
  return declaration !== undefined && code.includes(declaration.name) && /\breturn\b|=|\blambda\b/.test(code)
}

async function framed(
  code: string,
  language: Language,
  { frames = [], workBudget }: AssemblyOptions,
): Promise<Program[]> {
  const programs: Program[] = []
  for (const frame of frames) {
    if (frame.language !== language) continue
    await workBudget.spend(frame.code.length)
    programs.push(...fillTemplate(code, language, frame.code).map((program) => ({ language, code: program })))
  }
  return programs
}

function languagesOf(
  code: string,
  { info, options }: { info: string; options: AssemblyOptions },
): readonly Language[] {
  if (!hasCodeLine(code)) return []
  return likelyLanguages(code, { named: namedLanguage(info), editor: options.language })
}

const shortLines = 2
const shortLetters = 120

function isShort(content: string): boolean {
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  return lines.length <= shortLines && content.length <= shortLetters
}
