import { compileFileMebibytes } from '../limits.ts'
import { headerSetFileName, leadingHeadersOf } from './cpp-leading-headers.ts'
import { includesBitsStdcpp, mentionsRareHeaders } from './cpp-rare-headers.ts'
import { callFunction } from './function/call-function.ts'
import { cppHarness } from './function/cpp-harness.ts'
import { type Command, type LanguageTool, layOutAs, namesOf } from './language-tool.ts'

/** Folders with precompiled headers; null if this compiler accepts none of them. */
export interface PrecompiledHeaders {
  /** Holds the precompiled `bits/stdc++.h`. */
  readonly folder: string | null
  /** Holds `bits/stdc++.h` without rare headers, and the sets of headers that programs often begin with. */
  readonly quickFolder: string | null
}

export interface CppParts {
  /** Real path of g++. */
  readonly compiler: string
  readonly version: string
  readonly headers: PrecompiledHeaders
  readonly hasMold: boolean
}

/** Mount point of the precompiled headers in a box. */
export const headerMount = '/pch'

/**
 * Must equal the flags of the precompiled headers, which the compiler otherwise silently ignores. The dialect is GNU's, as at
 * AtCoder, Codeforces and Kattis: in the strict dialect the library does not support 128-bit integers. The GNU dialect would
 * contract multiply-add operations where the CPU can, so that results would differ between machines; `-ffp-contract=off` prevents
 * that.
 */
export const cppFlags = ['-std=gnu++20', '-ffp-contract=off', '-O2', '-pipe', '-DONLINE_JUDGE']

/**
 * Garbage collection thresholds of the compiler. GCC derives them from the memory of the machine, which a box hides, so it would
 * use those of the smallest machine and spend a third of the compile time on collection. These are its own values for 1 GB and
 * more.
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
      ...names.map((name) => `./${name}`),
      ...['-o', '/tmp/main'],
    ],
    mounts: folder === null ? [] : [{ from: folder, to: headerMount }],
  })
  const compiling = (
    isUnit: (name: string) => boolean,
  ): Pick<LanguageTool, 'compile' | 'quickCompilation'> => ({
    compile: (names) => command(names.filter(isUnit), headers.folder),
    quickCompilation: (files) => {
      if (headers.quickFolder === null) return null
      const names = namesOf(files).filter(isUnit)
      // The compiler uses only one precompiled header, and this one must take precedence.
      if (includesBitsStdcpp(files))
        return mentionsRareHeaders(files)
          ? null
          : { command: command(names, headers.quickFolder), isSure: false }
      const set = leadingHeadersOf(files.filter(({ name }) => isUnit(name)))
      if (set === null) return null
      const include = ['-include', `${headerMount}/${headerSetFileName(set)}`]
      return { command: command(names, headers.quickFolder, ...include), isSure: true }
    },
  })
  const tool: LanguageTool = {
    language: 'cpp',
    version: `g++ ${version}`,
    fingerprint: [compiler, version, ...flags].join(' '),
    layOut: layOutAs('main.cpp'),
    ...compiling(isCompiled),
    artefact: 'main',
    run: () => ({ argv: ['/box/main'], mounts: [] }),
    runMany: () => ({ argv: ['/bin/sh', '-c', runOnEach, 'sh'], mounts: [] }),
    lateCheck: null,
    // If no limit was hit, the refused allocation was larger than the machine: the program asked for too much at once.
    memoryShortage: ({ ending, stderr }) =>
      ending.kind === 'signalled' && ending.signal === 'SIGABRT' && stderr.includes("'std::bad_alloc'")
        ? 'refused'
        : null,
    plainReason,
    readableMessage,
    inFunctionMode: (signature) =>
      callFunction(tool, signature, {
        main: 'main.cpp',
        harness: 'harness.cpp',
        harnessOf: cppHarness,
        // The harness includes the learner's file.
        compiling: compiling((name) => isCompiled(name) && name !== 'main.cpp'),
        errorIn: (file) =>
          new RegExp(String.raw`^(?:\./)?${RegExp.escape(file)}:\d+:\d+: (?:fatal )?error: `, 'm'),
      }),
  }
  return tool
}

const runOnEach = `marker=$1
ulimit -t 1
for input in "$2"/*; do
  /box/main <"$input" 2>/dev/null
  printf '\\n%s %s\\n' "$marker" $?
done`

// The pattern does not name the compiler: the message may hold a megabyte of the learner's own text, and a name in the middle of
// the pattern would make matching quadratic.
const tooLargeFile = /^\S*: internal compiler error: File size limit exceeded signal .*$\n?/m
const missingMain = /undefined (?:symbol: main|reference to [`']main')$/m

function plainReason(message: string): string | null {
  if (tooLargeFile.test(message))
    return `The compiler exceeded its limits: it wrote a file larger than ${compileFileMebibytes} MB.`
  return missingMain.test(message) ? 'There is no main function.' : null
}

/** The source file from which a precompiled header is made. */
export const headerSource = 'headers-of-the-judge.h'
const innermostFrame = new RegExp(`,\\n +from ${headerSource}:\\d+:$`, 'gm')
const onlyFrame = new RegExp(`^In file included from ${headerSource}:\\d+:\\n`, 'gm')

/** Removes the requests to report a bug to the makers of the compiler, and mentions of the judge's own header files. */
function readableMessage(message: string): string {
  return message
    .replace(tooLargeFile, '')
    .replaceAll(/^In file included from (?:\.\/)?harness\.cpp:\d+:\n/gm, '')
    .replaceAll(innermostFrame, ':')
    .replaceAll(onlyFrame, '')
    .replaceAll(/^Please submit a full bug report.*$\n?(?:^(?:See|Please include) .*$\n?)*/gm, '')
    .replaceAll(/(^|\s|')\.\/(?=\S)/gm, '$1')
}
