import type { Language, Signature } from '@codedojo/contract'
import type { SourceFile } from '@codedojo/problem-package'
import type { BoxEnding, BoxMount } from '@codedojo/sandbox'
import type { CaseLimits } from '../limits.ts'

/** A command line to run in a box. */
export interface Command {
  /** Constant words and file names of a package; never text of a learner. */
  readonly argv: readonly [string, ...string[]]
  readonly mounts: readonly BoxMount[]
}

/** How a failed program ended. */
export interface Failure {
  readonly ending: BoxEnding
  /** Standard error, up to the size that is kept. */
  readonly stderr: string
}

/** `heap`: the runtime's heap was full, below the memory limit. `refused`: another allocation was refused. */
export type MemoryShortage = 'heap' | 'refused'

/** A faster command that produces the same program as the full compilation. */
export interface QuickCompilation {
  readonly command: Command
  /**
   * True if it fails only when the full compilation fails as well. False if a failure is inconclusive and the full compilation
   * must follow.
   */
  readonly isSure: boolean
}

/** A language as installed on this machine: how to name, compile and run a program. */
export interface LanguageTool {
  readonly language: Language
  /** For display, for example `g++ 12.2`. */
  readonly version: string
  /** Changes whenever the tool would produce a different compiled program. */
  readonly fingerprint: string
  /** The files for the work folder. The source of a single-file program gets a fixed name. */
  readonly layOut: (sources: readonly SourceFile[]) => readonly SourceFile[]
  /** null if nothing has to be done before the first run. */
  readonly compile: ((names: readonly string[]) => Command) | null
  /** The quick compilation, if these files allow one. */
  readonly quickCompilation?: (files: readonly SourceFile[]) => QuickCompilation | null
  /** Name in the box of the file that a compilation prints; null if it prints none. */
  readonly artefact: string | null
  readonly run: (names: readonly string[], limits: CaseLimits) => Command
  /**
   * The command that runs the program on every file of a folder and prints after each output a line end, the marker, a space, and
   * its exit code, or another code than 0 for a failure. The marker and the folder are appended to it. Null if these files allow
   * none; absent if it would save no time.
   */
  readonly runMany?: (names: readonly string[], limits: CaseLimits) => Command | null
  /**
   * For a language whose syntax is checked only after a failed run: whether the failure may be a syntax error, and the command
   * that confirms it.
   */
  readonly lateCheck: {
    readonly isSuspicious: (failure: Failure) => boolean
    readonly command: (names: readonly string[]) => Command
  } | null
  /** Whether the runtime's own message says that the program ran out of memory, and of which kind. */
  readonly memoryShortage: (failure: Failure) => MemoryShortage | null
  /** Explains a compiler message in one sentence; null if the message is clear enough. */
  readonly plainReason: (message: string) => string | null
  /** The compiler's messages without details that only this judge understands. */
  readonly readableMessage: (message: string) => string
  /** The tool for code that is only a function, which a harness calls; see `languages/function`. */
  readonly inFunctionMode: (signature: Signature) => LanguageTool
  /** The function that is called: its result comes back through a pipe of its own. Absent for whole programs. */
  readonly callsFunction?: Signature
}

/** The tool for a program, or for a function where a signature is given; null if the language is missing here. */
export function toolFor(
  tools: ReadonlyMap<Language, LanguageTool>,
  { language, signature }: { readonly language: Language; readonly signature?: Signature | undefined },
): LanguageTool | null {
  const tool = tools.get(language) ?? null
  return tool && signature ? tool.inFunctionMode(signature) : tool
}

export function namesOf(files: readonly SourceFile[]): string[] {
  return files.map(({ name }) => name)
}

/** Gives a single source file a fixed name; the files of a folder keep theirs. */
export function layOutAs(name: string): LanguageTool['layOut'] {
  return (sources) => {
    const [only] = sources
    return sources.length === 1 && only ? [{ name, bytes: only.bytes }] : sources
  }
}

export function hasFailed({ ending }: Failure): boolean {
  return ending.kind !== 'exited' || ending.exitCode !== 0
}
