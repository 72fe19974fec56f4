import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import type { CounterexampleRequest } from '../apps/judge/src/counterexample/find-counterexample.ts'
import { requestOfPackage } from '../apps/judge/src/counterexample/testing/bundled-problem-request.ts'
import { programsInFolder } from './programs-in-folder.ts'

export interface WrongProgram {
  /** Problem and file. */
  readonly name: string
  readonly request: CounterexampleRequest
}

const content = join(import.meta.dirname, '../content/problems')

const bounds: Readonly<Record<string, readonly [from: number, most: number]>> = {
  all: [0, Number.POSITIVE_INFINITY],
  none: [0, 0],
}

/**
 * One labelled wrong program of each problem, all if `WRONG=all`, none if `WRONG=none`; and the programs of the folder
 * `WRONG_FOLDER`, where each lies in a folder named after its problem.
 */
export async function* chooseWrongPrograms(): AsyncGenerator<WrongProgram> {
  const { WRONG: wanted = '', WRONG_FOLDER: folder } = process.env
  for (const [index, problem] of (await readdir(content)).toSorted().entries()) {
    const read = await readProblemPackage(join(content, problem))
    if (folder !== undefined) yield* programsIn(join(folder, problem), read, problem)
    const labelled = read.submissions.filter(({ path }) => path.startsWith('wrong_answer/'))
    const [from, most] = bounds[wanted] ?? [index % labelled.length, 1]
    const chosen = labelled.slice(from, from + most)
    for (const { path, language, sources } of chosen) {
      if (language === null) continue
      yield { name: `${problem} ${path}`, request: requestOfPackage(read, { language, sources }) }
    }
  }
}

async function* programsIn(
  folder: string,
  read: ProblemPackage,
  problem: string,
): AsyncGenerator<WrongProgram> {
  for await (const { name, language, bytes } of programsInFolder(folder)) {
    const sources = [{ name, bytes }]
    yield { name: `${problem} ${name}`, request: requestOfPackage(read, { language, sources }) }
  }
}
