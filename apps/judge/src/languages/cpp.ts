import { compileFileMebibytes } from '../limits.ts'
import { firstHeadersOf, nameOfSet } from './cpp-first-headers.ts'
import { mentionsRareHeaders, mentionsWholeHeader } from './cpp-rare-headers.ts'
import { type Command, type LanguageTool, layOutAs, namesOf } from './language-tool.ts'

/** Folders with precompiled headers; null when this compiler takes none of them. */
export interface PrecompiledHeaders {
  /** With the header of everything. */
  readonly folder: string | null
  /** With one that lacks the rare ones, and with the sets of headers that many programs begin with. */
  readonly quickFolder: string | null
}

export interface CppParts {
  /** Real path of g++. */
  readonly compiler: string
  readonly version: string
  readonly headers: PrecompiledHeaders
  readonly hasMold: boolean
}

/** Where a box sees the precompiled headers. */
export const headerMount = '/pch'

/**
 * These must be those of the precompiled headers, otherwise the compiler silently ignores them. The dialect is GNU's, as at AtCoder,
 * Codeforces and Kattis: without it the library does not know numbers of 128 bits. It would fuse multiplications with additions
 * where a processor can, and so round differently from machine to machine, which is switched off again.
 */
export const cppFlags = ['-std=gnu++20', '-ffp-contract=off', '-O2', '-pipe', '-DONLINE_JUDGE']

/**
 * When the compiler collects its garbage. It asks for the machine's memory, which a box does not tell, and would collect again and
 * again as on the smallest machine, a third of the time of a compilation. These are its own values from 1 GB on.
 * Source: GCC, "Optimize Options", ggc-min-expand (%) and ggc-min-heapsize (kB).
 */
const garbageCollection = ['--param=ggc-min-expand=100', '--param=ggc-min-heapsize=131072']

const isCompiled = (name: string) => /\.(cpp|cc|cxx|c\+\+)$/i.test(name) || name.endsWith('.C')

export function cppTool({ compiler, version, headers, hasMold }: CppParts): LanguageTool {
  const flags = [
    ...cppFlags,
    ...garbageCollection,
    ...(hasMold ? ['-fuse-ld=mold'] : []),
    ...(headers.folder === null ? [] : ['-I', headerMount]),
    ...['-fmax-errors=20', '-fdiagnostics-color=never'],
  ]
  const command = (names: readonly string[], folder: string | null, ...first: string[]): Command => ({
    argv: [
      '/bin/sh',
      ...['-c', '"$@" && exec cat /tmp/main', 'sh'],
      ...[compiler, ...flags, ...first],
      ...names.filter(isCompiled).map((name) => `./${name}`),
      ...['-o', '/tmp/main'],
    ],
    mounts: folder === null ? [] : [{ from: folder, to: headerMount }],
  })
  return {
    language: 'cpp',
    version: `g++ ${version}`,
    fingerprint: [compiler, version, ...flags].join(' '),
    layOut: layOutAs('main.cpp'),
    compile: (names) => command(names, headers.folder),
    quickWay: (files) => {
      if (headers.quickFolder === null) return null
      const names = namesOf(files)
      // Only one precompiled header is taken: no other may take the place of this one.
      if (mentionsWholeHeader(files))
        return mentionsRareHeaders(files)
          ? null
          : { command: command(names, headers.quickFolder), isSure: false }
      const set = firstHeadersOf(files.filter(({ name }) => isCompiled(name)))
      if (set === null) return null
      const include = ['-include', `${headerMount}/${nameOfSet(set)}`]
      return { command: command(names, headers.quickFolder, ...include), isSure: true }
    },
    artefact: 'main',
    run: () => ({ argv: ['/box/main'], mounts: [] }),
    lateCheck: null,
    // Without a limit hit, a refused allocation was larger than the machine: the program asked for too much at once.
    memoryShortage: ({ ending, stderr }) =>
      ending.kind === 'signalled' && ending.signal === 'SIGABRT' && stderr.includes("'std::bad_alloc'")
        ? 'refused'
        : null,
    plainReason,
    readableMessage,
  }
}

// Any name of the compiler: what is said may be a megabyte of a learner's own words, and a pattern with the name in its middle
// would try each place of a line as its beginning and as its end.
const tooLargeFile = /^\S*: internal compiler error: File size limit exceeded signal .*$\n?/m
const missingMain = /undefined (?:symbol: main|reference to [`']main')$/m

function plainReason(message: string): string | null {
  if (tooLargeFile.test(message))
    return `The compiler exceeded its limits: it wrote a file larger than ${compileFileMebibytes} MB.`
  return missingMain.test(message) ? 'There is no main function.' : null
}

/** The source of which a precompiled header is made. */
export const headerSource = 'headers-of-the-judge.h'
const innermostFrame = new RegExp(`,\\n +from ${headerSource}:\\d+:$`, 'gm')
const onlyFrame = new RegExp(`^In file included from ${headerSource}:\\d+:\\n`, 'gm')

/** Whatever a learner's program does to the compiler, its makers want no report of it; and nobody knows our headers. */
function readableMessage(message: string): string {
  return message
    .replace(tooLargeFile, '')
    .replaceAll(innermostFrame, ':')
    .replaceAll(onlyFrame, '')
    .replaceAll(/^Please submit a full bug report.*$\n?(?:^(?:See|Please include) .*$\n?)*/gm, '')
    .replaceAll(/(^|\s|')\.\/(?=\S)/gm, '$1')
}
