import { type Language, languageNames, languages } from '@codedojo/contract'
import type { Program } from '../apps/judge/src/build/compile-program.ts'
import { type ProgramUnderTest, runCase } from '../apps/judge/src/cases/run-case.ts'
import { limitsOf } from '../apps/judge/src/limits.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import { makeRetryBudget, retryBudgetMs } from '../apps/judge/src/run/retry-budget.ts'
import { endedChildrenCpuMs, launchersCpuMs, ownCpuMs } from './cpu-time.ts'
import type { Goals } from './goals.ts'
import { printTable } from './print-table.ts'
import { cases, uniqueProgram } from './programs.ts'
import type { RawRunner } from './raw-runner.ts'
import { measureMs, median } from './statistics.ts'

const turns = 10
const runsATurn = { cpp: 20, java: 4, python: 8, javascript: 6 } as const satisfies Record<Language, number>
const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: false }
const noSignal = new AbortController().signal

interface Cost {
  readonly wallMs: number
  /** CPU time of the program, of the sandbox around it and of this process. */
  readonly cpuMs: number
}

export interface BenchParts {
  readonly judge: OpenJudge
  readonly raw: RawRunner
  readonly goals: Goals
}

/** Measures what the sandbox adds to one case: the same compiled program on the same input, alternately in a box and without. */
export async function measureCaseCost({ judge, raw, goals }: BenchParts): Promise<void> {
  const rows = [['', 'box ms', 'raw ms', 'ratio', 'box CPU ms', 'raw CPU ms', 'added CPU ms']]
  for (const language of languages) {
    const tool = judge.toolchain.tools.get(language)
    if (!tool) continue
    const program = uniqueProgram(language)
    await using cached = await judge.builds.acquire(tool, program)
    const { build } = cached
    if (build.kind === 'failed') throw new Error(build.message)
    const caseLimits = limitsOf(language, limits)
    const retryBudget = makeRetryBudget(retryBudgetMs(caseLimits))
    const programUnderTest = { tool, build, limits: caseLimits, retryBudget }
    const runBoxed = boxedRuns(judge, programUnderTest)
    const runBare = await bareRuns(raw, programUnderTest, program)
    await runBoxed()
    await runBare()
    const costs: { readonly boxed: Cost; readonly bare: Cost }[] = []
    for (let turn = 0; turn < turns; turn++) costs.push({ boxed: await runBoxed(), bare: await runBare() })
    const [boxed, bare] = [
      medianOf(costs.map((cost) => cost.boxed)),
      medianOf(costs.map((cost) => cost.bare)),
    ]
    const addedMs = median(costs.map((cost) => cost.boxed.cpuMs - cost.bare.cpuMs))
    goals.add({
      name: `CPU added to a case, ${languageNames[language]}`,
      value: addedMs,
      aim: 2,
      better: 'less',
      unit: 'ms',
    })
    rows.push([
      languageNames[language],
      boxed.wallMs.toFixed(1),
      bare.wallMs.toFixed(1),
      (bare.wallMs / boxed.wallMs).toFixed(2),
      boxed.cpuMs.toFixed(1),
      bare.cpuMs.toFixed(1),
      addedMs.toFixed(1),
    ])
  }
  printTable('One case, one at a time', rows)
}

/** Returns a function that runs a batch in boxes. */
function boxedRuns({ sandbox }: OpenJudge, programUnderTest: ProgramUnderTest): () => Promise<Cost> {
  const [example] = cases
  if (!example) throw new Error('There is no case to run.')
  const task = { ...example, keptBytes: 0 }
  let boxMs = 0
  const run = async () => {
    const { facts } = await runCase(sandbox, programUnderTest, task, noSignal)
    boxMs += facts.cpuMs + sandbox.emptyBoxMs
  }
  return () => cost(runsATurn[programUnderTest.tool.language], run, () => boxMs + launchersCpuMs())
}

/** Returns a function that runs a batch without boxes. */
async function bareRuns(
  raw: RawRunner,
  { tool, limits: caseLimits }: ProgramUnderTest,
  program: Program,
): Promise<() => Promise<Cost>> {
  const [example] = cases
  if (!example) throw new Error('There is no case to run.')
  const { folder, names } = await raw.compile(tool, program)
  const command = tool.run(names, caseLimits)
  const run = () => raw.run(command, folder, example.input)
  return () => cost(runsATurn[tool.language], run, endedChildrenCpuMs)
}

/** `othersMs` returns the CPU time so far of everything outside this process. */
async function cost(count: number, run: () => Promise<unknown>, othersMs: () => number): Promise<Cost> {
  const before = ownCpuMs() + othersMs()
  const walls: number[] = []
  for (let index = 0; index < count; index++) walls.push(await measureMs(run))
  return { wallMs: median(walls), cpuMs: (ownCpuMs() + othersMs() - before) / count }
}

function medianOf(costs: readonly Cost[]): Cost {
  return {
    wallMs: median(costs.map(({ wallMs }) => wallMs)),
    cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  }
}
