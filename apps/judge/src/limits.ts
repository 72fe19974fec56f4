import { cpus } from 'node:os'
import { type Language, type LanguageLimits, limitsInLanguage, memoryExtraKb } from '@codedojo/contract'
import type { BoxLimits } from '@codedojo/sandbox'

/** What one program may use on one test case, its language taken into account. */
export interface CaseLimits {
  /** CPU time. */
  readonly timeMs: number
  /** What the program itself may use; its virtual machine gets more on top. */
  readonly memoryBytes: number
  readonly outputBytes: number
  readonly stackBytes: number
}

export interface ProblemLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** 8 MiB unless the package says otherwise. */
  readonly outputBytes?: number
  /** True for packages of others: the limits hold for every language alike. */
  readonly sameForAll: boolean
  /** What holds in one language instead. */
  readonly languageLimits?: LanguageLimits
}

const mebibyte = 1024 * 1024
export const usualOutputBytes = 8 * mebibyte
const compilerStackBytes = 64 * mebibyte
const keptErrorBytes = 64 * 1024

/** The limits of one language: our own problems give the slower ones more time. */
export function limitsOf(language: Language, problem: ProblemLimits): CaseLimits {
  const { timeMs, memoryKb } = limitsInLanguage(language, {
    timeLimitMs: problem.timeMs,
    memoryLimitKb: problem.memoryBytes / 1024,
    sameLimits: problem.sameForAll,
    languageLimits: problem.languageLimits ?? {},
  })
  const memoryBytes = memoryKb * 1024
  return {
    timeMs,
    memoryBytes,
    outputBytes: problem.outputBytes ?? usualOutputBytes,
    stackBytes: deepStackBytes(memoryBytes),
  }
}

/** Beyond this a larger stack only makes unbounded recursion slower to fail. */
const largestStackBytes = 1024 * mebibyte

/** As large as the memory, whatever the problem and the language: how deep a program may call itself is bounded by that alone. */
export function deepStackBytes(memoryBytes: number): number {
  return Math.min(memoryBytes, largestStackBytes)
}

/** Waiting costs no CPU time, so real time has a bound of its own, wide enough for a busy machine. */
export function wallLimitMs(timeMs: number): number {
  return Math.max(3 * timeMs, timeMs + 2000)
}

/** How long a program may be about more than its CPU time, when it does next to nothing. */
const idleExtraMs = 2000

/**
 * Processes and threads at one time. Programs and the machines of their languages like to start one thread for each processor that
 * they see, which are all of this machine whatever the judge itself may use.
 */
const processes = 64 + cpus().length

export function boxLimitsOf(language: Language, limits: CaseLimits): BoxLimits {
  return {
    cpuMs: limits.timeMs,
    wallMs: wallLimitMs(limits.timeMs),
    // Sleeping is cheap for a program and holds a slot that others wait for.
    idleMs: limits.timeMs + idleExtraMs,
    memoryBytes: limits.memoryBytes + memoryExtraKb[language] * 1024,
    stdoutBytes: limits.outputBytes,
    stderrBytes: keptErrorBytes,
    processes,
    fileBytes: 64 * mebibyte,
    tmpBytes: 64 * mebibyte,
    stackBytes: limits.stackBytes,
  }
}

export const compileSeconds = 10
export const compileMebibytes = 768
export const compileFileMebibytes = 64

/** A compiler may need what a program may not, but not without end: its input is a stranger's. */
export const compileLimits: BoxLimits = {
  cpuMs: compileSeconds * 1000,
  wallMs: 3 * compileSeconds * 1000,
  memoryBytes: compileMebibytes * mebibyte,
  stdoutBytes: compileFileMebibytes * mebibyte,
  stderrBytes: keptErrorBytes,
  processes,
  fileBytes: compileFileMebibytes * mebibyte,
  tmpBytes: 128 * mebibyte,
  stackBytes: compilerStackBytes,
}
