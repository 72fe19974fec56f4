import { writeFile } from 'node:fs/promises'
import { type Examinations, effectiveLimits, type ProblemPackage } from '@codedojo/problem-package'
import type { JudgeConfig } from '../config.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { checkInputs } from './check-inputs.ts'
import { findTimeLimit } from './find-time-limit.ts'
import { openPackageJudge } from './open-package-judge.ts'
import { outputValidatorFaults } from './output-validator-faults.ts'
import { type PrintLine, readOrExplain } from './read-packages.ts'
import { inputLines, noTimeLimit, outputValidatorLine, timeLimitLines, unusedLines } from './verify-lines.ts'

export interface ExamineRequest {
  readonly paths: readonly string[]
  readonly config: JudgeConfig
  readonly print: PrintLine
  /** File for the findings, as `examinationsSchema` describes them. */
  readonly into: string
  readonly skipInputValidators: boolean
}

/**
 * Looks at packages before they are imported: their output validators must compile, their own input validators must
 * accept every input, and a time limit that is not named is derived on this machine. Only packages with nothing against them are among the findings; answers 1 when
 * there are others. The sandbox is opened only if a package needs it, so that a machine without one imports the others.
 */
export async function examineCommand(request: ExamineRequest): Promise<0 | 1> {
  const { paths, config, print, into } = request
  const found: Record<string, Examinations[string]> = {}
  await using opened = new AsyncDisposableStack()
  let judge: JudgeParts | null = null
  for (const path of paths) {
    const read = await readOrExplain(path, print)
    if (!read) continue
    if (!needsJudge(read, request)) found[path] = null
    else {
      judge ??= opened.use(await openPackageJudge(config, print))
      const examined = await examine(read, judge, request)
      if (examined !== 'refused') found[path] = examined
    }
  }
  await writeFile(into, JSON.stringify(found))
  return Object.keys(found).length === new Set(paths).size ? 0 : 1
}

function needsJudge(read: ProblemPackage, { skipInputValidators }: ExamineRequest): boolean {
  const { inputValidators, outputValidators } = read.validation
  const checksInputs = !skipInputValidators && inputValidators.length > 0
  return checksInputs || outputValidators.length > 0 || effectiveLimits(read).timeMs === null
}

async function examine(
  read: ProblemPackage,
  judge: JudgeParts,
  { print, skipInputValidators }: ExamineRequest,
): Promise<Examinations[string] | 'refused'> {
  if (!(await hasWorkingChecker(read, judge, print))) return 'refused'
  if (!skipInputValidators && !(await hasValidInputs(read, judge, print))) return 'refused'
  const limit = await findTimeLimit(read, judge)
  for (const line of timeLimitLines(read, limit)) print(line)
  switch (limit.kind) {
    case 'named':
      return null
    case 'derived':
      return { timeMs: limit.timeMs, timeSource: limit.timeSource, basis: limit.basis }
    case 'unknown':
      print(`${read.folderName}\trefused\t${noTimeLimit}`)
      return 'refused'
  }
}

async function hasWorkingChecker(
  read: ProblemPackage,
  judge: JudgeParts,
  print: PrintLine,
): Promise<boolean> {
  const faults = await outputValidatorFaults(read, judge)
  for (const fault of faults) print(outputValidatorLine(read, fault))
  const works = faults.every(({ end }) => end === 'skipped')
  if (!works) print(`${read.folderName}\trefused\tNo output could be checked without its output validators.`)
  return works
}

async function hasValidInputs(read: ProblemPackage, judge: JudgeParts, print: PrintLine): Promise<boolean> {
  let areValid = true
  for (const line of unusedLines(read)) print(line)
  for await (const check of checkInputs(read, judge)) {
    if (check.fault === null && check.rejected.length === 0) continue
    areValid = false
    for (const line of inputLines(read, check)) print(line)
  }
  if (!areValid)
    print(
      `${read.folderName}\trefused\tIts own input validators reject it; --skip-input-validators imports it all the same.`,
    )
  return areValid
}
