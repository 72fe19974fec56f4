import type { Language } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { BoxEnding, BoxMount } from '@codedojo/sandbox'
import type { CaseLimits } from '../limits.ts'

/** One program to be started in a box. */
export interface Command {
  /** Fixed words and names from a package's files; never text of a learner. */
  readonly argv: readonly [string, ...string[]]
  readonly mounts: readonly BoxMount[]
}

/** How a program ended that did not end well. */
export interface Failure {
  readonly ending: BoxEnding
  /** Standard error, as far as it was kept. */
  readonly stderr: string
}

/** The heap, which ends below the memory limit, was full; or memory of another kind was refused. */
export type MemoryShortage = 'heap' | 'refused'

/** Makes the same program of sources as the usual way to compile them. */
export interface QuickWay {
  readonly command: Command
  /** True: it fails only where the usual way does. False: its failure says nothing, and the usual way is tried. */
  readonly isSure: boolean
}

/** One language as it is installed on this machine: how to name, compile and run a program. */
export interface LanguageTool {
  readonly language: Language
  /** For people, for example `g++ 12.2`. */
  readonly version: string
  /** Changes whenever a compiled program of this tool would differ. */
  readonly fingerprint: string
  /** The files to put into the work folder. A program of one file gets a fixed name. */
  readonly layOut: (sources: readonly SourceFile[]) => readonly SourceFile[]
  /** null when there is nothing to do before the first run. */
  readonly compile: ((names: readonly string[]) => Command) | null
  /** A quicker way to the same, where these files allow one. */
  readonly quickWay?: (files: readonly SourceFile[]) => QuickWay | null
  /** The name in the box of what a compilation prints; null when it makes nothing that a run needs. */
  readonly artefact: string | null
  readonly run: (names: readonly string[], limits: CaseLimits) => Command
  /** For a language that is checked on its first run: whether that failure may be one of syntax, and how to make sure. */
  readonly lateCheck: {
    readonly isSuspicious: (failure: Failure) => boolean
    readonly command: (names: readonly string[]) => Command
  } | null
  /** Set when the program gave up because it got no more memory, which its language reports in its own words. */
  readonly memoryShortage: (failure: Failure) => MemoryShortage | null
  /** One sentence for what the compiler's words only hint at; null when they are plain enough. */
  readonly plainReason: (message: string) => string | null
  /** The compiler's words without what only this judge understands. */
  readonly readableMessage: (message: string) => string
}

export function namesOf(files: readonly SourceFile[]): string[] {
  return files.map(({ name }) => name)
}

/** A single file under a fixed name; the files of a folder under their own. */
export function layOutAs(name: string): LanguageTool['layOut'] {
  return (sources) => {
    const [only] = sources
    return sources.length === 1 && only ? [{ name, bytes: only.bytes }] : sources
  }
}

export function hasFailed({ ending }: Failure): boolean {
  return ending.kind !== 'exited' || ending.exitCode !== 0
}
