import { cpus } from 'node:os'
import { type Language, type LanguageLimits, limitsInLanguage, memoryExtraKb } from '@codedojo/contract'
import type { BoxLimits } from '@codedojo/sandbox'

/** The limits for one program on one test case in its language. */
export interface CaseLimits {
  /** CPU time. */
  readonly timeMs: number
  /** Memory of the program itself; its virtual machine gets more on top. */
  readonly memoryBytes: number
  readonly outputBytes: number
  readonly stackBytes: number
}

export interface ProblemLimits {
  readonly timeMs: number
  readonly memoryBytes: number
  /** Default: 8 MiB. */
  readonly outputBytes?: number
  /** Whether every language has the same limits, as in imported packages. */
  readonly sameLimits: boolean
  /** Limits that replace the problem's in one language. */
  readonly languageLimits?: LanguageLimits
}

const mebibyte = 1024 * 1024
export const defaultOutputBytes = 8 * mebibyte
const compilerStackBytes = 64 * mebibyte
const keptErrorBytes = 64 * 1024

/** Returns the limits in one language. Slower languages get more time, unless the problem has limits of its own for them. */
export function limitsOf(language: Language, problem: ProblemLimits): CaseLimits {
  const { timeMs, memoryKb } = limitsInLanguage(language, {
    timeLimitMs: problem.timeMs,
    memoryLimitKb: problem.memoryBytes / 1024,
    sameLimits: problem.sameLimits,
    languageLimits: problem.languageLimits ?? {},
  })
  const memoryBytes = memoryKb * 1024
  return {
    timeMs,
    memoryBytes,
    outputBytes: problem.outputBytes ?? defaultOutputBytes,
    stackBytes: stackLimitBytes(memoryBytes),
  }
}

/** A larger stack would only make infinite recursion take longer to fail. */
const largestStackBytes = 1024 * mebibyte

/** The stack limit equals the memory limit in every problem and language, so that only memory bounds the depth of recursion. */
export function stackLimitBytes(memoryBytes: number): number {
  return Math.min(memoryBytes, largestStackBytes)
}

/** The limit of real time. It is needed because waiting uses no CPU time, and generous because the machine may be busy. */
export function wallLimitMs(timeMs: number): number {
  return Math.max(3 * timeMs, timeMs + 2000)
}

/** The real time beyond its CPU time limit that a nearly idle program gets. */
const idleExtraMs = 2000

/**
 * The limit of processes and threads. Runtimes start threads for each processor that they see, which are all processors of the
 * machine, whatever the judge may use.
 */
const processes = 64 + cpus().length

export function boxLimitsOf(language: Language, limits: CaseLimits): BoxLimits {
  return {
    cpuMs: limits.timeMs,
    wallMs: wallLimitMs(limits.timeMs),
    // A sleeping program uses no CPU time, but blocks a slot that others wait for.
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

/** Limits for compilers: they need more than a program, but their input is untrusted. */
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
