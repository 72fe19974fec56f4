import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageNames, languages } from '@codedojo/contract'
import type { BoxLimits } from '@codedojo/sandbox'
import { writeSources } from '../apps/judge/src/build/write-sources.ts'
import type { CaseToJudge } from '../apps/judge/src/cases/case-to-judge.ts'
import { compareOutput } from '../apps/judge/src/compare/compare-output.ts'
import type { Command, LanguageTool } from '../apps/judge/src/languages/language-tool.ts'
import { boxLimitsOf, compileLimits, limitsOf } from '../apps/judge/src/limits.ts'
import { makeWorkFolder } from '../packages/sandbox/src/box/box-files.ts'
import { makeEquipment } from '../packages/sandbox/src/box/equipment.ts'
import { openSeat, type Seat } from '../packages/sandbox/src/box/seat.ts'
import { findTools } from '../packages/sandbox/src/box/tools.ts'
import { findDriver } from '../packages/sandbox/src/cgroup/find-driver.ts'
import { openStateFolder } from '../packages/sandbox/src/state/state-folder.ts'
import { makeWaitingLine } from '../packages/sandbox/src/waiting-line.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'
import { cases, freshProgram } from './programs.ts'
import { median, timed } from './statistics.ts'
import { judgeFresh } from './throughput.ts'

const rounds = 3
const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameForAll: false }

/**
 * The way judges work that keep nothing from one case to the next: a sandbox is set up, the program compiled and run
 * on one case in it, and everything taken down again. Compilers, flags and boxes are ours, one submission at a time.
 */
export async function measureOtherWay({ judge }: BenchParts): Promise<void> {
  const rows = [['', 'ours ms', 'that way ms', 'times faster']]
  for (const language of languages) {
    const tool = judge.toolchain.tools.get(language)
    if (!tool) continue
    const ours: number[] = []
    const others: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await timed(() => judgeFresh(judge, language)))
      others.push(await timed(() => judgeEachCaseAnew(tool)))
    }
    const [our, other] = [median(ours), median(others)]
    rows.push([languageNames[language], our.toFixed(0), other.toFixed(0), (other / our).toFixed(1)])
  }
  printTable(
    `One submission of ${cases.length} cases, against a sandbox and a compilation for every case`,
    rows,
  )
}

async function judgeEachCaseAnew(tool: LanguageTool): Promise<void> {
  const files = tool.layOut(freshProgram(tool.language).sources)
  const names = files.map(({ name }) => name)
  const caseLimits = limitsOf(tool.language, limits)
  const mounts = [...(tool.compile?.(names).mounts ?? []), ...tool.run(names, caseLimits).mounts]
  const shown = mounts.map(({ from }) => from)
  for (const each of cases) {
    await using sandbox = await setUpSandbox(shown)
    await writeSources(sandbox.folder, files)
    const run = makeRun(sandbox)
    if (tool.compile) await run(tool.compile(names), compileLimits, { input: new Uint8Array(), answer: null })
    await run(tool.run(names, caseLimits), boxLimitsOf(tool.language, caseLimits), each)
  }
}

interface FreshSandbox extends AsyncDisposable {
  readonly seat: Seat
  readonly folder: string
}

/** One seat with its own cgroup, launcher, pipes and folders, which may show these others. */
async function setUpSandbox(others: readonly string[]): Promise<FreshSandbox> {
  await using opening = new AsyncDisposableStack()
  const stateFolder = await mkdtemp(join(tmpdir(), 'codedojo-anew-'))
  opening.defer(() => rm(stateFolder, { recursive: true }))
  await chmod(stateFolder, 0o711)
  const state = opening.use(await openStateFolder(stateFolder))
  const driver = findDriver(state.groupName, { insecure: false })
  await state.recordCgroups(driver.foldersOf(0))
  const equipment = await makeEquipment({ folder: state.folder, tools: await findTools(), others })
  const seat = opening.use(await openSeat({ index: 0, folder: state.folder, driver, ...equipment }))
  const folder = makeWorkFolder(state.work, seat.owner)
  const everything = opening.move()
  return { seat, folder, [Symbol.asyncDispose]: () => everything.disposeAsync() }
}

function makeRun({ seat, folder }: FreshSandbox) {
  return async (command: Command, boxLimits: BoxLimits, task: Pick<CaseToJudge, 'input' | 'answer'>) => {
    const comparison = {
      caseSensitive: true,
      spaceSensitive: false,
      floatAbsolute: null,
      floatRelative: null,
    }
    const comparer = task.answer && compareOutput(task.answer, comparison)
    const program = { ...command, folder, folderIsWritable: true }
    const streams = { stdin: task.input, onStdout: (chunk: Uint8Array) => comparer?.push(chunk) }
    const terms = { slots: makeWaitingLine([0]), emptyBoxNs: 0 }
    const facts = await seat.run({ program, limits: boxLimits, streams, signal: undefined }, terms)
    if (facts.ending.kind !== 'exited' || facts.ending.exitCode !== 0 || comparer?.end())
      throw new Error(`${command.argv[0]} did not do what it should.`)
  }
}
