import { writeFile } from 'node:fs/promises'
import { type Examinations, needsExamination } from '@codedojo/problem-package'
import type { JudgeConfig } from '../config.ts'
import type { JudgeParts } from '../judge-parts.ts'
import { examinePackage } from './examine-package.ts'
import { openPackageJudge } from './open-package-judge.ts'
import { type PrintLine, readOrExplain } from './read-packages.ts'

export interface ExamineRequest {
  readonly paths: readonly string[]
  readonly config: JudgeConfig
  readonly print: PrintLine
  /** File for the findings, as `examinationsSchema` describes them. */
  readonly into: string
  readonly skipInputValidators: boolean
}

/**
 * Looks at packages before they are imported. Only those with nothing against them are among the findings; answers 1 when
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
    if (!needsExamination(read, request)) found[path] = null
    else {
      judge ??= opened.use(await openPackageJudge(config, print))
      const examined = await examinePackage(read, judge, request)
      if (examined !== 'refused') found[path] = examined
    }
  }
  await writeFile(into, JSON.stringify(found))
  return Object.keys(found).length === new Set(paths).size ? 0 : 1
}
