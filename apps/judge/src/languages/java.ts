import type { CaseLimits } from '../limits.ts'
import { callFunction } from './function/call-function.ts'
import { javaHarness } from './function/java-harness.ts'
import { type LanguageTool, layOutAs } from './language-tool.ts'

export interface JavaParts {
  /** The Java home, which contains `bin/java`. */
  readonly home: string
  readonly version: string
}

/** Paths in a box of our compiler program and its class-data-sharing archive. */
export const compilerJar = '/toolchain/java/compiler.jar'
export const compilerArchive = '/toolchain/java/compiler.jsa'
/** The file that our compiler program writes: a jar of all classes that names the main class. */
const programFile = 'program.jar'
const compilerMegabytes = 400
/** Below this time limit only the C1 compiler is used: a short program ends before C2 pays off. */
const longestQuickMs = 2000
/** Otherwise the JVM prints warnings and errors into the program's standard output. */
const silentMachine = ['-Xlog:disable', '-Xlog:all=error:stderr', '-XX:+DisplayVMOutputToStderr']
/**
 * By default the JVM starts threads for each processor of the machine, which may have many. The fixed number also makes
 * `availableProcessors()` the same on every judge.
 */
const fewProcessors = '-XX:ActiveProcessorCount=2'
const mebibyte = 1024 * 1024
/** The `java` launcher refuses more than 1 GB. */
const largestStackMb = 1000

/**
 * A fixed heap size. The JVM would derive the initial size from the memory of the machine, which a box hides, and so vary the
 * number of collections from run to run. Heap pages that no object has used are not counted as memory.
 */
const heapOf = (megabytes: number) => [`-Xms${megabytes}m`, `-Xmx${megabytes}m`]

export function compilerArguments(home: string): [string, ...string[]] {
  return [`${home}/bin/java`, '-XX:+UseSerialGC', ...heapOf(compilerMegabytes), '-XX:-UsePerfData', '-Xss8m']
}

/** The last argument is the folder for the class files. */
export const compilerClass = ['-cp', compilerJar, 'CompileSources', '/tmp/classes']

const runArguments = ({ timeMs, stackBytes, memoryBytes }: CaseLimits) => [
  '-XX:+UseSerialGC',
  fewProcessors,
  ...(timeMs <= longestQuickMs ? ['-XX:TieredStopAtLevel=1'] : []),
  '-XX:-UsePerfData',
  '-Xshare:auto',
  ...silentMachine,
  `-Xss${Math.min(Math.floor(stackBytes / mebibyte), largestStackMb)}m`,
  ...heapOf(Math.floor(memoryBytes / mebibyte)),
]

export function javaTool({ home, version }: JavaParts): LanguageTool {
  const archive = ['-XX:TieredStopAtLevel=1', `-XX:SharedArchiveFile=${compilerArchive}`, '-Xlog:disable']
  const compile = [...compilerArguments(home), ...archive, ...compilerClass] as const
  const tool: LanguageTool = {
    language: 'java',
    version: `Java ${version}`,
    fingerprint: [version, home].join(' '),
    layOut: layOutAs('Main.java'),
    compile: () => ({ argv: compile, mounts: [] }),
    artefact: programFile,
    run: (_, limits) => ({
      argv: [`${home}/bin/java`, ...runArguments(limits), '-jar', `/box/${programFile}`],
      mounts: [],
    }),
    runMany: (_, limits) => ({
      argv: [
        `${home}/bin/java`,
        ...runArguments({ ...limits, timeMs: 0 }),
        ...['-cp', compilerJar, 'RunMany', `/box/${programFile}`],
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
    inFunctionMode: (signature) =>
      callFunction(tool, signature, {
        main: 'Main.java',
        harness: 'Harness.java',
        harnessOf: javaHarness,
        errorIn: (file) => new RegExp(String.raw`^${RegExp.escape(file)}:\d+: error: `, 'm'),
      }),
  }
  return tool
}
