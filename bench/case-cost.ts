import { languageNames, languages } from '@codedojo/contract'
import { runCase } from '../apps/judge/src/cases/run-case.ts'
import { limitsOf } from '../apps/judge/src/limits.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { printTable } from './print-table.ts'
import { cases, freshProgram } from './programs.ts'
import type { RawRunner } from './raw-runner.ts'
import { median, timed } from './statistics.ts'

const runs = 40
const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameForAll: false }

/** What the box adds to one case: the same compiled program on the same input, with and without it, in turns. */
export async function measureCaseCost(judge: OpenJudge, raw: RawRunner): Promise<void> {
  const rows = [['', 'box ms', 'raw ms', 'added ms', 'ratio']]
  const [example] = cases
  if (!example) throw new Error('There is no case to run.')
  for (const language of languages) {
    const tool = judge.toolchain.tools.get(language)
    if (!tool) continue
    await using loan = await judge.builds.borrow(tool, freshProgram(language))
    const { build } = loan
    if (build.kind === 'failed') throw new Error(build.message)
    const contestant = { tool, build, limits: limitsOf(language, limits) }
    const command = tool.run(build.names, contestant.limits)
    const task = { ...example, keptBytes: 0 }
    const boxed: number[] = []
    const plain: number[] = []
    for (let run = 0; run < runs; run++) {
      boxed.push(await timed(() => runCase(judge.sandbox, contestant, task, new AbortController().signal)))
      plain.push(await timed(() => raw.run(command, build.folder, example.input)))
    }
    const [box, bare] = [median(boxed), median(plain)]
    rows.push([
      languageNames[language],
      box.toFixed(1),
      bare.toFixed(1),
      (box - bare).toFixed(1),
      (bare / box).toFixed(2),
    ])
  }
  printTable('One case, one at a time', rows)
}
