import { readFile } from 'node:fs/promises'
import type { CachedBuild } from '../apps/judge/src/build/build-cache.ts'
import type { LanguageTool } from '../apps/judge/src/languages/language-tool.ts'
import { boxLimitsOf, limitsOf } from '../apps/judge/src/limits.ts'
import type { OpenJudge } from '../apps/judge/src/open-judge.ts'
import type { BenchParts } from './case-cost.ts'
import { printTable } from './print-table.ts'

/**
 * Resources that two boxes might both observe or influence. The last one is the processors themselves, which cannot be isolated.
 */
const channels = [
  ...['file cache', 'page faults', 'time of a read', 'missing names', 'free memory', 'room on disks'],
  ...['numbers of pipes', 'numbers of memory files', 'numbers of processes', 'room in pipes'],
  ...['times of devices', 'times of streams', 'asynchronous contexts', 'sockets by name', 'load'],
  ...['counters of the kernel', 'time of a computation'],
] as const
const ofProcessors = 'time of a computation'
const maxBits = 0.1
/**
 * Half of the trials are used for calibration, half for evaluation. By chance 16 or more of 24 guesses are right once in 13 times,
 * which corresponds to 0.08 bits.
 */
const trials = 48
const limits = { timeMs: 2000, memoryBytes: 256 * 1024 * 1024, sameLimits: true }

interface Trial {
  readonly bit: number
  readonly seen: number
  /** The increase since the previous reading, because some numbers only grow. */
  readonly more: number
}

/**
 * Measures covert channels: how many bits per case one program can send to another that runs beside it. One uses a shared
 * resource or not, at random; the other reads a number. The bit is guessed from the number, or from its increase, by the
 * threshold and direction that worked best in the first half of the trials.
 */
export async function measureLeaks({ judge, goals }: BenchParts): Promise<void> {
  const tool = judge.toolchain.tools.get('cpp')
  if (!tool || judge.sandbox.slotCount < 2) {
    console.log('\nLeaks between boxes: not measured without C++ and two slots.')
    return
  }
  const bytes = await readFile(new URL('leaks.cpp', import.meta.url))
  await using cached = await judge.builds.acquire(tool, {
    language: 'cpp',
    sources: [{ name: 'leaks', bytes }],
  })
  if (cached.build.kind !== 'ready') throw new Error(cached.build.message)
  const rows = [['', 'right', 'bits a case']]
  for (const channel of channels) {
    const seen: Trial[] = []
    for (const bit of [...shuffledHalf(), ...shuffledHalf()])
      seen.push(await tryOnce({ judge, tool, cached, channel, bit, last: seen.at(-1)?.seen ?? 0 }))
    const right = rightGuesses(seen)
    const bits = bitsOf(right)
    rows.push([channel, `${Math.round(100 * right)} %`, bits.toFixed(2)])
    if (channel !== ofProcessors)
      goals.add({ name: `${channel}, bits a case`, value: bits, aim: maxBits, better: 'less' })
  }
  printTable('What one program learns of another one by what both can see', rows)
}

interface Attempt {
  readonly judge: OpenJudge
  readonly tool: LanguageTool
  readonly cached: CachedBuild
  readonly channel: string
  readonly bit: number
  /** The previous reading. */
  readonly last: number
}

async function tryOnce(attempt: Attempt): Promise<Trial> {
  const { bit } = attempt
  const { promise: isOn, resolve } = Promise.withResolvers<void>()
  const writing = run(attempt, `writer ${bit}`, resolve).finally(resolve)
  await isOn
  const seen = Number(await run(attempt, 'reader 0', () => {}))
  await writing
  return { bit, seen, more: seen - attempt.last }
}

async function run(
  { judge, tool, cached, channel }: Omit<Attempt, 'bit' | 'last'>,
  role: string,
  onPrint: () => void,
): Promise<string> {
  if (cached.build.kind !== 'ready') throw new Error(cached.build.message)
  const caseLimits = limitsOf('cpp', limits)
  const program = { ...tool.run(cached.build.names, caseLimits), folder: cached.build.folder }
  const chunks: Buffer[] = []
  const onStdout = (chunk: Uint8Array) => {
    chunks.push(Buffer.from(chunk))
    onPrint()
  }
  await using box = await judge.sandbox.acquire(undefined, role)
  const stdin = Buffer.from(`${role} ${channel}\n`)
  const facts = await box.run(program, boxLimitsOf('cpp', caseLimits), { stdin, onStdout })
  if (facts.ending.kind !== 'exited')
    throw new Error(`${role} of ${channel} did not end well: ${facts.stderr}`)
  return Buffer.concat(chunks).toString().trim()
}

/** As many ones as zeros, so that a constant guess is right half of the time. */
function shuffledHalf(): number[] {
  const bits = Array.from({ length: trials / 2 }, (_, index) => ({ bit: index % 2, at: Math.random() }))
  return bits.toSorted((a, b) => a.at - b.at).map(({ bit }) => bit)
}

/** The share of correct guesses in the second half, by the rule that was best in the first half. */
function rightGuesses(all: readonly Trial[]): number {
  const [learned, judged] = [all.slice(0, trials / 2), all.slice(trials / 2)]
  const guesses = learned.flatMap((one) =>
    (['seen', 'more'] as const).flatMap((what) =>
      [true, false].map((isAbove) => (trial: Trial) => (trial[what] > one[what] === isAbove ? 1 : 0)),
    ),
  )
  const share = (guess: (trial: Trial) => number, of: readonly Trial[]) =>
    of.filter((trial) => guess(trial) === trial.bit).length / of.length
  const [best] = guesses.toSorted((a, b) => share(b, learned) - share(a, learned))
  return best ? share(best, judged) : 0
}

/** Capacity in bits of a channel with this share of correct guesses; a share below one half counts as chance. */
function bitsOf(right: number): number {
  const wrong = Math.min(0.5, 1 - right)
  return wrong === 0 ? 1 : 1 + wrong * Math.log2(wrong) + (1 - wrong) * Math.log2(1 - wrong)
}
