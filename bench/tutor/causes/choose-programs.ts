import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@codedojo/contract'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import { programsInFolder } from '../../programs-in-folder.ts'

/** A wrong or slow program of a bundled problem. */
export interface WrongProgram {
  /** Problem and file, such as `first-echo/index_of_value.py`. */
  readonly name: string
  readonly read: ProblemPackage
  readonly language: Language
  readonly code: string
  /** What its author says is wrong; empty if nothing. */
  readonly label: string
}

const content = join(import.meta.dirname, '../../../content/problems')

/**
 * The programs of the folder `CAUSES_FOLDER`, where each lies in a folder named after its problem; without it, one labelled program
 * of each problem, or all if `CAUSES=all`.
 */
export async function* chooseWrongPrograms(): AsyncGenerator<WrongProgram> {
  const { CAUSES_FOLDER: folder, CAUSES: wanted } = process.env
  for (const [index, problem] of (await readdir(content)).toSorted().entries()) {
    if (folder !== undefined) yield* programsIn(join(folder, problem), problem)
    else {
      const labelled = await labelledPrograms(problem)
      yield* wanted === 'all' ? labelled : labelled.slice(index % labelled.length).slice(0, 1)
    }
  }
}

async function* programsIn(folder: string, problem: string): AsyncGenerator<WrongProgram> {
  for await (const { name, language, bytes } of programsInFolder(folder)) {
    const read = await readProblemPackage(join(content, problem))
    yield { name: `${problem}/${name}`, read, language, code: bytes.toString(), label: '' }
  }
}

async function labelledPrograms(problem: string): Promise<WrongProgram[]> {
  const read = await readProblemPackage(join(content, problem))
  return read.submissions.flatMap(({ path, language, sources }) => {
    const [source, ...others] = sources
    if (path.startsWith('accepted/') || language === null || !source || others.length > 0) return []
    const code = Buffer.from(source.bytes).toString()
    const name = `${problem}/${path.slice(path.lastIndexOf('/') + 1)}`
    return [{ name, read, language, code: withoutLabel(code), label: labelOf(code) }]
  })
}

const labelled = /^[ \t]*(?:\/\/|#) ?(?:Wrong|Fails|Slow|Too slow)\b.*(?:\n[ \t]*(?:\/\/|#(?!include)).*)*/m

function labelOf(code: string): string {
  return (labelled.exec(code)?.[0] ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The learner's program does not say what is wrong with it. */
function withoutLabel(code: string): string {
  return code.replace(labelled, '').trimStart()
}
