import { type LanguageTool, layOutAs } from './language-tool.ts'

export interface JavaParts {
  /** The folder that holds `bin/java`. */
  readonly home: string
  readonly version: string
}

/** Where a box has our compiler and its class archive. */
export const compilerJar = '/toolchain/java/compiler.jar'
export const compilerArchive = '/toolchain/java/compiler.jsa'
/** What our compiler prints: all classes, with the name of the main class. */
const programFile = 'program.jar'
const compilerMegabytes = 400
/** Below this the quick compiler is faster: a short program ends before the thorough one has paid off. */
const longestQuickMs = 2000
/** The virtual machine would print its own warnings and errors among the program's output. */
const silentMachine = ['-Xlog:disable', '-Xlog:all=error:stderr', '-XX:+DisplayVMOutputToStderr']
/**
 * For a virtual machine that would start threads of its own for each processor of a large machine; and a program that asks how many
 * there are gets the same answer on every judge.
 */
const fewProcessors = '-XX:ActiveProcessorCount=2'
const mebibyte = 1024 * 1024
/** The launcher refuses more than 1 GB. */
const largestStackMb = 1000

/**
 * The heap has its full size from the beginning. The machine would choose the first size by the memory of the computer, which a
 * box does not tell: it would be another one in each run, and with it how often garbage is collected. Memory that no object was
 * in is not counted.
 */
const heapOf = (megabytes: number) => [`-Xms${megabytes}m`, `-Xmx${megabytes}m`]

export function compilerArguments(home: string): [string, ...string[]] {
  return [`${home}/bin/java`, '-XX:+UseSerialGC', ...heapOf(compilerMegabytes), '-XX:-UsePerfData', '-Xss8m']
}

/** The last word is where it may keep the classes. */
export const compilerClass = ['-cp', compilerJar, 'CompileSources', '/tmp/classes']

export function javaTool({ home, version }: JavaParts): LanguageTool {
  const archive = ['-XX:TieredStopAtLevel=1', `-XX:SharedArchiveFile=${compilerArchive}`, '-Xlog:disable']
  const compile = [...compilerArguments(home), ...archive, ...compilerClass] as const
  return {
    language: 'java',
    version: `Java ${version}`,
    fingerprint: [version, home].join(' '),
    layOut: layOutAs('Main.java'),
    compile: () => ({ argv: compile, mounts: [] }),
    artefact: programFile,
    run: (_, limits) => ({
      argv: [
        `${home}/bin/java`,
        '-XX:+UseSerialGC',
        fewProcessors,
        ...(limits.timeMs <= longestQuickMs ? ['-XX:TieredStopAtLevel=1'] : []),
        '-XX:-UsePerfData',
        '-Xshare:auto',
        ...silentMachine,
        `-Xss${Math.min(Math.floor(limits.stackBytes / mebibyte), largestStackMb)}m`,
        ...heapOf(Math.floor(limits.memoryBytes / mebibyte)),
        '-jar',
        `/box/${programFile}`,
      ],
      mounts: [],
    }),
    lateCheck: null,
    memoryShortage: ({ stderr }) => {
      if (/java\.lang\.OutOfMemoryError: (?:Java heap space|GC overhead limit exceeded)/.test(stderr))
        return 'heap'
      const isRefused =
        /java\.lang\.OutOfMemoryError(?!: unable to create native thread)/.test(stderr) ||
        stderr.includes('insufficient memory for the Java Runtime Environment')
      return isRefused ? 'refused' : null
    },
    plainReason: () => null,
    readableMessage: (message) => message,
  }
}
