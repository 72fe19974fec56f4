import { type LanguageTool, layOutAs } from './language-tool.ts'

export interface JavaParts {
  /** The folder that holds `bin/java`. */
  readonly home: string
  readonly version: string
  /** Folder with compiler.jar and its class archive. */
  readonly folder: string
}

export const javaMount = '/toolchain/java'
/** Written by our compiler beside the classes: class path and name of the main class, as the launcher reads them. */
const argumentFile = '@/box/run.args'
const compilerMemory = '-Xmx400m'
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

export function compilerArguments(home: string): [string, ...string[]] {
  return [`${home}/bin/java`, '-XX:+UseSerialGC', compilerMemory, '-XX:-UsePerfData', '-Xss8m']
}

export const compilerClass = ['-cp', `${javaMount}/compiler.jar`, 'CompileSources']

export function javaTool({ home, version, folder }: JavaParts): LanguageTool {
  const mounts = [{ from: folder, to: javaMount }]
  const archive = [
    '-XX:TieredStopAtLevel=1',
    `-XX:SharedArchiveFile=${javaMount}/compiler.jsa`,
    '-Xlog:disable',
  ]
  const compile = [...compilerArguments(home), ...archive, ...compilerClass] as const
  return {
    language: 'java',
    version: `Java ${version}`,
    fingerprint: [version, folder].join(' '),
    layOut: layOutAs('Main.java'),
    compile: () => ({ argv: compile, mounts }),
    artefact: 'run.args',
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
        `-Xmx${Math.floor(limits.memoryBytes / mebibyte)}m`,
        argumentFile,
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
